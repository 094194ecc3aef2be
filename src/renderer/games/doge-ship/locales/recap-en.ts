/** Events in a few words, for a player's line in the recap. */
export const recapEnglish = {
  paid: 'pays {price}',
  gain: 'gains {gain}',
  bought: 'buys {tile}',
  gondolaBuilt: 'builds a gondola: {gain}',
  barricadeBuilt: 'builds a barricade',
  partBuilt: 'builds {tile}: {gain}',
  partReplaced: 'replaces a part of {other}’s with {tile}: {gain}',
  dogePlaced: 'Doge tile: {face}',
};
