/** Section titles of the table in words. */
export default {
  tables: 'Table spaces',
  yard: 'This yard',
  galley: 'The ship',
  piles: 'Piles',
  doge: 'Doge tile and water',
};
