/** The options of a new game. Each value is described by a sentence about its effect. */
const options = {
  money: {
    label: 'Ducats',
    note: 'Les règles laissent les joueurs décider. Les décomptes sont toujours annoncés.',
    values: { open: 'Les ducats de chacun sont visibles.', hidden: 'Chacun cache ses ducats.' },
  },
  closing: {
    label: 'Ports fermés',
    note: 'Les règles ferment quatre ports, mais ne disent pas comment les choisir.',
    values: {
      players: 'Les joueurs désignent tour à tour les ports fermés.',
      lot: 'Les ports fermés sont tirés au sort.',
    },
  },
  startBlockade: {
    label: 'Blocus dans la zone de départ',
    note: 'Pas de blocus dans la zone de départ d’une galère. Cela vaut-il pour ses ventes et ses prises ? Les règles n’en disent rien.',
    values: {
      false: 'Rien n’est bloqué dans la zone de départ d’une galère.',
      true: 'Ventes et prises sont bloquées même dans la zone de départ.',
    },
  },
  weakAttacks: {
    label: 'Attaques de valeur 0',
    note: 'Les règles n’en disent rien.',
    values: {
      false: 'Une galère qui ne lance aucun dé ne peut pas attaquer.',
      true: 'Une galère qui ne lance aucun dé peut attaquer.',
    },
  },
  catchUp: {
    label: 'Moins de deux galères',
    note: 'Si plusieurs joueurs manquent de galères, qui achète en premier ? Les règles n’en disent rien.',
    values: {
      firstPlayer: 'Le premier joueur est le premier à acheter ses galères manquantes.',
      lastPlayer: 'Le dernier joueur est le premier à acheter ses galères manquantes.',
    },
  },
  income: {
    label: 'Revenu d’un entrepôt',
    note: 'Les règles donnent 0 ducat pour aucun cube, 15 pour quatre et 20 pour cinq. Pour un à trois cubes, deux échelles sont possibles.',
    values: {
      rising: 'Un, deux ou trois cubes : 2, 5 ou 10 ducats.',
      linear: 'Un, deux ou trois cubes : 0, 5 ou 10 ducats.',
    },
  },
  adriaticExit: {
    label: 'Venezia touche Corfou',
    note: 'Le plateau est reconstitué. Dans l’édition de 1996, Venise n’avait qu’une issue, par Raguse. Avec une deuxième, c’est un meilleur port de départ.',
    values: { false: 'Venezia ne touche pas Corfou.', true: 'Venezia touche Corfou.' },
  },
  scuttle: {
    label: 'Saborder une de ses galères',
    note: 'Vous pouvez saborder la galère active où qu’elle soit, pendant son chargement (notre décision 40). Les règles ne disent pas comment.',
    values: { true: 'Où qu’elle soit' },
  },
  asked: {
    label: 'Achats si les galères manquent',
    note: 'Quand les ducats sont cachés, tout joueur qui pourrait acheter est sollicité, même sans argent (notre décision 32).',
    values: { all: 'Tous les acheteurs possibles' },
  },
};

export default options;
