/** Comment s’appellent les tableaux de la vallée en mots. */
export default { riders: 'Cavaliers', places: 'Lieux le long des routes', market: 'Marché', boats: 'Bateaux' };
