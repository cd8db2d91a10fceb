"""Describe a refused request as Discord does: status, code, message, tree of errors."""

from sandbox.protocol.json_codec import Json

KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40333: (403, "internal network error"),
    40094: (400, "This interaction has reached the maximum number of follow up messages"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (400, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}
EDGE = (40333,)  # given by Cloudflare before a request reaches Discord: without `Via`


class RestRefusal(Exception):
    """Carry one refused request to the router, which answers it."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str = "",
        errors: Json | None = None,
        is_foreseeable: bool = True,
    ) -> None:
        self.is_foreseeable = is_foreseeable  # an unforeseeable refusal is no violation
        known_status, known_message = KNOWN[code]
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        super().__init__(f"{self.status} {self.code} {self.message}" + (f" {errors}" if errors else ""))

    def body(self) -> Json:
        body: Json = {"code": self.code, "message": self.message}
        if self.errors:
            body["errors"] = self.errors
        return body
