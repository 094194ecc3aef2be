export default {
  tables: 'Cases des tables',
  yard: 'Ce chantier',
  galley: 'Le navire',
  piles: 'Piles',
  doge: 'Tuile Doge et eaux',
};
