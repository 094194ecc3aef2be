export default { riders: 'Cavaliers', places: 'Lieux le long des routes', market: 'Marché', boats: 'Bateaux' };
