# Names of the games' options on slash commands: letters, digits and hyphens, small.
l_calculus-option-counters-name = counters
l_calculus-option-blocks-name = blocks
l_calculus-option-start-name = start
l_calculus-option-legs-name = legs
logan_stones-option-faces-name = faces
logan_stones-option-notes-name = notes
tactic-option-variant-name = variant
topologic-option-field-name = field
topologic-option-seekers-name = seekers
topologic-option-entry-name = entry
logitac-option-reserve-name = reserve
logitac-option-length-name = length
option-quiet-name = quiet
