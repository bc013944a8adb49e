# Was die kleinen Standbilder von CoSAIR sagen (games/cosair/picture.js).

cosair-map-label = Sternenkarte
