export default {
  tables: 'Cases des tables',
  yard: 'Chantier affiché',
  galley: 'Le navire',
  piles: 'Piles',
  doge: 'Tuile Doge et montée des eaux',
  losses: 'Marqueurs perdus à la montée des eaux',
  coming: 'Montée des eaux {level} à la fin de cette manche',
  notComing: 'Pas de montée des eaux cette manche',
  ending:
    '{Players} peut achever le navire avant votre prochain tour | {Players} peuvent achever le navire avant votre prochain tour',
};
