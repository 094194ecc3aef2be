/** Comment s’appellent les tableaux de l’Arsenal en mots. */
export default {
  tables: 'Cases des tables',
  yard: 'Le chantier montré',
  galley: 'Le navire du Doge',
  piles: 'Piles',
  doge: 'La volonté du Doge et les eaux',
};
