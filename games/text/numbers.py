"""How a language counts and writes numbers: Fluent would have Babel read its tables of the whole world for it, 5 MB."""

from collections.abc import Mapping
from dataclasses import dataclass

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle


@dataclass(frozen=True, slots=True)
class Numbers:
    """A language's plurals, as Unicode's CLDR has them, and the signs it writes within numbers."""

    plurals: Mapping[str, str]
    signs: Mapping[str, str]


NUMBERS = {
    "en": Numbers({"one": "i = 1 and v = 0"}, {"decimal": ".", "group": ","}),
    "fr": Numbers(
        {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
        {"decimal": ",", "group": "\u202f"},
    ),
}
WRITTEN = parse_pattern("#,##0.###")


class Language(Locale):
    """A locale that answers what Fluent asks about whole numbers and fractions without Babel's tables."""

    @property
    def plural_form(self) -> PluralRule:
        return PluralRule(NUMBERS[self.language].plurals)

    @property
    def decimal_formats(self) -> Mapping[str | None, NumberPattern]:  # type: ignore[override]
        return {None: WRITTEN}

    @property
    def number_symbols(self) -> Mapping[str, Mapping[str, str]]:  # type: ignore[override]
        return {"latn": NUMBERS[self.language].signs}


class Bundle(FluentBundle):
    """A catalogue of Fluent's. A language whose numbers aren't told above speaks as well, with Babel's tables."""

    def _get_babel_locale(self) -> Locale:
        language = self.locales[0].partition("-")[0]
        return Language(language) if language in NUMBERS else super()._get_babel_locale()
