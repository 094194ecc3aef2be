/** Section titles of the table in words. */
export default {
  tables: 'Spaces of the tables',
  yard: 'The yard shown',
  galley: 'The Doge’s ship',
  piles: 'Piles',
  doge: 'The Doge’s will and the water',
};
