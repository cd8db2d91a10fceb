# Noms des options des jeux sur les commandes : lettres, chiffres et traits d’union, en minuscules.
l_calculus-option-counters-name = pions
l_calculus-option-blocks-name = groupes
l_calculus-option-start-name = départ
l_calculus-option-legs-name = manches
logan_stones-option-faces-name = face
logan_stones-option-notes-name = notes
tactic-option-variant-name = variante
topologic-option-field-name = terrain
topologic-option-seekers-name = pions
topologic-option-entry-name = entrée
logitac-option-reserve-name = réserve
logitac-option-length-name = durée
option-quiet-name = tours-calmes
