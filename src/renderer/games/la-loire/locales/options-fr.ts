/** The options of a new game. Each value is described by a sentence about its effect. */
const options = {
  game: {
    label: 'Mode de jeu',
    note: 'Dans le jeu simple, vous ne pouvez pas remettre plus de messages d’un niveau que du niveau inférieur.',
    values: {
      full: 'Le jeu complet a des personnages, des palais et le cirque.',
      casual: 'Le jeu simple n’a ni personnages, ni palais, ni cirque.',
    },
  },
  layout: {
    label: 'Écus et marché',
    note: 'D’après les règles, les écus et le marché sont distribués au hasard, sans que deux voisins soient identiques. La disposition pour une première partie est la nôtre, d’après les exemples des règles.',
    values: {
      shuffled: 'Les écus et le marché sont distribués au hasard.',
      first: 'Les écus et le marché sont placés pour une première partie.',
    },
  },
};

export default options;
