# What the small still pictures of CoSAIR say (games/cosair/picture.js).

cosair-map-label = Star map
