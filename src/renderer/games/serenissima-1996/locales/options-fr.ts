/** The options of a new game. Each value is described by a sentence about its effect. */
const options = {
  powers: {
    label: 'Choix des puissances',
    note: 'Les règles n’en disent rien.',
    values: {
      chosen: 'Les puissances vont aux joueurs dans l’ordre des places.',
      drawn: 'Les puissances sont tirées au sort.',
    },
  },
  pair: {
    label: 'Puissances à deux',
    note: 'Venise et Gênes sont les rivales historiques. Les puissances sans joueur restent neutres.',
    values: {
      'venice-genoa': 'À deux, les puissances sont Venise et Gênes.',
      'spain-turkey': 'À deux, les puissances sont l’Espagne et la Turquie.',
    },
  },
  figures: {
    label: 'Prix des entrepôts',
    note: 'Aucune source ne donne les prix des entrepôts. Partir de 200 correspond au seul paiement documenté.',
    values: {
      'from-two': 'Un port paie sa première marchandise 200 ducats, la suivante 300, et ainsi de suite.',
      'from-one': 'Un port paie sa première marchandise 100 ducats, la suivante 200, et ainsi de suite.',
    },
  },
  zeroBids: {
    label: 'Enchères à zéro',
    note: 'Dans les règles anglaises, les dés attribuent les places restantes. Dans les règles allemandes, le plus haut dé choisit d’abord.',
    values: {
      automatic: 'Les dés départagent les joueurs qui offrent zéro.',
      choosing: 'Parmi les joueurs qui offrent zéro, le plus haut dé choisit d’abord.',
    },
  },
  payInOwnPorts: {
    label: 'Ventes dans vos propres ports',
    note: 'Elles rapportent dans les règles anglaises. D’après la critique de Peter Card, elles ne rapportent rien dans l’édition française.',
    values: {
      true: 'Les ventes dans vos propres ports rapportent.',
      false: 'Les ventes dans vos propres ports ne rapportent rien.',
    },
  },
  money: {
    label: 'Trésoreries',
    note: 'D’après l’aide-mémoire, les joueurs ne sont pas tenus de montrer leur argent.',
    values: { hidden: 'Chacun cache son argent.', open: 'L’argent de chacun est visible.' },
  },
  killedSailors: {
    label: 'Marins tués',
    note: 'Les règles disent seulement qu’ils sont retirés « du jeu ».',
    values: {
      return: 'Les marins tués peuvent être engagés de nouveau.',
      gone: 'Les marins tués ne reviennent jamais.',
    },
  },
  sailors: {
    label: 'Marins dans la boîte',
    note: 'Les marins peuvent venir à manquer. Les règles anglaises en comptent 180, les allemandes et les françaises 176.',
    values: { 180: 'La boîte contient 180 marins.', 176: 'La boîte contient 176 marins.' },
  },
  alexandriaAcre: {
    label: 'Alexandrie touche Acre',
    note: 'La transcription du plateau n’indique cette frontière que d’un côté. Sans elle, la route passe par la mer du Levant.',
    values: { false: 'Alexandrie ne touche pas Acre.', true: 'Alexandrie touche Acre.' },
  },
  unitScoring: {
    label: 'Points pour les galères, les forts et les marins',
    note: 'Variantes contre les attaques sans risque du dernier tour (Doug Adams, Greg Schloesser). Les règles ne leur donnent aucun point.',
    values: {
      none: 'Galères, forts et marins ne rapportent aucun point.',
      'one-each': 'Une galère, un fort ou dix marins rapportent 1 point.',
      'one-per-two': 'Deux galères, deux forts ou dix marins rapportent 1 point.',
    },
  },
  end: {
    label: 'Dernier tour',
    note: 'Fixe dans les règles. Le dé est une variante de Paul Evans.',
    values: {
      fixed: 'Le dernier tour est fixe.',
      variable: 'À partir du tour qui serait le dernier, un 5 ou un 6 au dé termine la partie.',
    },
  },
  ties: {
    label: 'Égalité',
    note: 'Aucune source ne tranche.',
    values: {
      shared: 'Les joueurs à égalité partagent la victoire.',
      ports: 'À égalité, le joueur qui a le plus de ports gagne.',
    },
  },
  barter: {
    label: 'Commerce entre galères',
    note: 'Les questions des règles parlent d’échanges, leurs réponses seulement de ventes. Un échange porte sur des marchandises contre d’autres, plus de l’argent.',
    values: {
      false: 'Les galères vendent des marchandises, sans les échanger.',
      true: 'Les galères vendent et échangent des marchandises.',
    },
  },
  pieces: {
    label: 'Nombre de lots',
    note: 'Une fois le prix convenu, l’acheteur dit combien de lots il prend, d’aucun à tous ceux qu’il a demandés.',
    values: { agreed: 'Une fois le prix convenu' },
  },
  cargoPrices: {
    label: 'Prix entre galères',
    note: 'Les joueurs fixent ces prix, dans la limite de ce que possède l’acheteur (notre décision 42).',
    values: { free: 'Libres' },
  },
  single: {
    label: 'Lot unique',
    note: 'Un prix convenu vend un lot unique, sans demander à l’acheteur combien il en prend.',
    values: { sold: 'Vendu une fois le prix convenu' },
  },
};

export default options;
