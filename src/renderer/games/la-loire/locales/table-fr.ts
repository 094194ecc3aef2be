export default { figures: 'Pions', places: 'Lieux le long des routes', market: 'Marché', boats: 'Bateaux' };
