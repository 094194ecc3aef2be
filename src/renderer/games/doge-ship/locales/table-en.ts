/** Section titles of the text view, and words of the threat view. */
export default {
  tables: 'Table spaces',
  yard: 'Yard shown',
  galley: 'The ship',
  piles: 'Piles',
  doge: 'Doge tile and high water',
  losses: 'Markers lost to high water',
  coming: 'High water {level} at the end of this round',
  notComing: 'No high water this round',
  ending: '{Players} could finish the ship before your next turn',
};
