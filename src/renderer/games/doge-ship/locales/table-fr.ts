/** Section titles of the table in words. */
export default {
  tables: 'Cases des tables',
  yard: 'Ce chantier',
  galley: 'Le navire',
  piles: 'Piles',
  doge: 'Tuile Doge et eaux',
};
