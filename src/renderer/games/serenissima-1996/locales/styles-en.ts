/** The computer players’ styles: their names and descriptions. */
export const stylesEnglish = {
  trader: {
    name: 'Trader',
    about: 'Builds a big fleet, sells cheaply, lets everyone pass and fights only when forced to.',
  },
  corsair: {
    name: 'Corsair',
    about: 'Attacks early, risks sailors freely and loves to see others lose.',
  },
  blockader: {
    name: 'Blockader',
    about: 'Lets no one pass, guards every port and chases luxury goods.',
  },
  miser: {
    name: 'Miser',
    about: 'Never bids, asks top prices and runs a few well-guarded galleys.',
  },
};
