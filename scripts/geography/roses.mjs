// Positions of compass roses in world units. These roses are not in the centre of their space, to make room for an
// island's card or a galley.
export const ROSES = {
  'serenissima-1996': {
    'Ligurian Sea': [673, 357],
    'Gulf of Valencia': [317, 570],
    'Sea of Marmara': [1451, 489],
    'Gulf of Lion': [477, 378],
    'Sea of Sardinia': [611, 588],
    'Roman Sea': [788, 481],
    'Alboran Sea': [160, 701],
    'Barbary Coast': [364, 674],
    'Catalan Sea': [434, 485],
    'Strait of Otranto': [1101, 620],
    'Sardinian Channel': [551, 667],
    'Sea of Rhodes': [1524, 758],
    'Sicilian Sea': [975, 730],
    'Libyan Deep': [1052, 854],
    Marmarica: [1349, 938],
    'Gulf of Tripoli': [890, 942],
  },
  'serenissima-2012': {
    'Barbary Coast': [388, 652],
    'Sea of Sardinia': [568, 437],
    'Ligurian Sea': [654, 381],
    'Gulf of Tripoli': [853, 901],
    'Strait of Otranto': [1084, 604],
    'Sea of Morea': [1217, 765],
    'Sea of Candia': [1405, 904],
  },
};
