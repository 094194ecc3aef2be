/** Section titles of the board in words. */
export default {
  tables: 'Table spaces',
  yard: 'This yard',
  galley: 'The ship',
  piles: 'Piles',
  doge: 'Doge tile and water',
};
