/** The options of a new game. Each value is described by a sentence about its effect. */
const options = {
  approvals: {
    label: 'Approbations',
    note: 'Les approbations peuvent être cachées, mais gains et mises sont publics. L’application compte pour vous (notre décision 37), ou vous laisse compter. Les ordinateurs comptent toujours.',
    values: {
      hidden: 'Les approbations sont cachées, et l’application les compte pour tous.',
      uncounted: 'Les approbations sont cachées, et seuls les ordinateurs les comptent.',
      open: 'Les approbations sont visibles.',
    },
  },
  draws: {
    label: 'Tuiles piochées',
    note: 'Les règles n’en disent rien. La tuile que vous achetez est toujours visible.',
    values: {
      hidden: 'Les autres ne voient pas les tuiles que vous piochez.',
      open: 'Tout le monde voit les tuiles que vous piochez.',
    },
  },
  destroyed: {
    label: 'Parties du navire détruites',
    note: 'Où va une partie du navire détruite par un remplacement ? Les règles n’en disent rien.',
    values: {
      pile: 'Une partie du navire détruite va sous sa pile.',
      box: 'Une partie du navire détruite quitte le jeu.',
    },
  },
  enoughParts: {
    label: 'Parties du navire hors du jeu',
    note: 'Chaque zone garde assez de parties pour achever le navire (notre décision 22).',
    values: { true: 'Seulement s’il en reste assez' },
  },
};

export default options;
