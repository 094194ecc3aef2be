/** What the Arsenal's tables in words are called. */
export default {
  tables: 'Spaces of the tables',
  yard: 'The yard shown',
  galley: 'The Doge’s ship',
  piles: 'Piles',
  doge: 'The Doge’s will and the water',
};
