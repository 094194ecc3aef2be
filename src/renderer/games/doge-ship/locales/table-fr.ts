/** Section titles of the table in words. */
export default {
  tables: 'Cases des tables',
  yard: 'Le chantier montré',
  galley: 'Le navire du Doge',
  piles: 'Piles',
  doge: 'La volonté du Doge et les eaux',
};
