export const optionsFrench = {
  money: {
    label: 'Ducats',
    note: 'Argent visible ou caché ? Les règles laissent les joueurs décider. Les décomptes sont toujours annoncés.',
    values: { open: 'Visibles', hidden: 'Cachés' },
  },
  closing: {
    label: 'Ports fermés',
    note: 'Les joueurs désignent quatre ports tour à tour, ou ils sont tirés au sort. Les règles ne le précisent pas.',
    values: { players: 'Désignés tour à tour', lot: 'Au sort' },
  },
  startBlockade: {
    label: 'Blocus dans la zone de départ',
    note: 'Pas de blocus dans la zone de départ d’une galère. Cela vaut-il pour ses ventes et ses prises ? Les règles n’en disent rien.',
    values: { false: 'Aucun', true: 'Ventes et prises' },
  },
  weakAttacks: {
    label: 'Attaques de valeur 0',
    note: 'Une galère qui ne lance aucun dé peut-elle attaquer ? Les règles n’en disent rien.',
    values: { false: 'Interdites', true: 'Permises' },
  },
  catchUp: {
    label: 'Moins de deux galères',
    note: 'Si plusieurs joueurs manquent de galères, qui achète en premier ? Les règles n’en disent rien.',
    values: { firstPlayer: 'À partir du premier joueur', lastPlayer: 'À partir du dernier joueur' },
  },
  income: {
    label: 'Revenu d’un entrepôt',
    note: 'Les règles donnent 0 ducat pour aucun cube, 15 pour quatre et 20 pour cinq. Deux échelles conviennent entre les deux.',
    values: { rising: '2, 5, 10 pour un à trois', linear: '0, 5, 10 pour un à trois' },
  },
  adriaticExit: {
    label: 'Venezia touche Corfou',
    note: 'Le plateau est reconstitué. En 1996, Venise n’avait qu’une issue, par Raguse. Une seconde en fait un meilleur départ.',
    values: { false: 'Non', true: 'Oui' },
  },
  scuttle: {
    label: 'Saborder une de ses galères',
    note: 'Vous pouvez saborder la galère active où qu’elle soit, pendant son chargement (notre décision 40). Les règles ne disent pas comment.',
    values: { true: 'Où qu’elle soit' },
  },
  asked: {
    label: 'Achats faute de galères',
    note: 'Quand les ducats sont cachés, tout joueur qui pourrait acheter est sollicité, même sans argent (notre décision 32).',
    values: { all: 'Tous les acheteurs possibles' },
  },
};
