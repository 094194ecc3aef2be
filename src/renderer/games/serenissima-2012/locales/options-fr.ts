/** The 2012 game’s options in French. */
export const optionsFrench = {
  money: {
    label: 'Ducats',
    note: 'Les pièces ont une face vierge : les règles laissent la table choisir l’argent visible ou caché. Les décomptes sont toujours annoncés.',
    values: { open: 'Visibles', hidden: 'Cachés' },
  },
  closing: {
    label: 'Ports fermés',
    note: 'Les règles disent que « les joueurs ferment » quatre ports, sans dire comment : ils les désignent tour à tour, ou on les tire au sort.',
    values: { players: 'Désignés tour à tour', lot: 'Tirés au sort' },
  },
  startBlockade: {
    label: 'Blocus dans la zone de départ',
    note: 'Les règles interdisent un blocus dans la zone de départ d’une galère ; elles ne disent pas si cela vaut pour une vente ou une prise.',
    values: { false: 'Aucun', true: 'Des ventes et des prises' },
  },
  weakAttacks: {
    label: 'Attaques de valeur 0',
    note: 'Une galère épuisée par sa route ne lance pas de dé. Les règles ne disent pas si elle peut attaquer malgré tout.',
    values: { false: 'Interdites', true: 'Permises' },
  },
  catchUp: {
    label: 'Achat avec moins de deux galères',
    note: 'Plusieurs joueurs peuvent manquer de galères en même temps ; les règles ne disent pas qui choisit ses numéros en premier.',
    values: { firstPlayer: 'À partir du premier joueur', lastPlayer: 'À partir du dernier joueur' },
  },
  income: {
    label: 'Revenu d’un entrepôt',
    note: 'On connaît les revenus de zéro cube (0 ducat), de quatre (15) et de cinq (20) ; deux échelles conviennent entre eux.',
    values: { rising: '2, 5, 10 pour un à trois', linear: '0, 5, 10 pour un à trois' },
  },
  adriaticExit: {
    label: 'Venezia touche Corfou',
    note: 'Le plateau est reconstitué ; en 1996 Venise n’avait qu’une issue, par Raguse. Une seconde en fait un meilleur départ.',
    values: { false: 'Non', true: 'Oui' },
  },
  scuttle: {
    label: 'Saborder une de ses galères',
    note: 'Les règles le permettent sans dire comment : la galère active se coule pendant son chargement, où qu’elle soit (notre décision 40).',
    values: { true: 'Où qu’elle soit' },
  },
  asked: {
    label: 'Qui est sollicité faute de galères',
    note: 'Quand les ducats sont cachés, qui pourrait acheter avec assez d’argent est sollicité même s’il n’en a pas (notre décision 32).',
    values: { all: 'Tous ceux qui pourraient acheter' },
  },
};
