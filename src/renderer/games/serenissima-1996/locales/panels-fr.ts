import type { panelsEnglish } from './panels-en';

export const panelsFrench: typeof panelsEnglish = {
  markets: {
    title: 'Marchés',
    note: 'Prix du prochain lot vendu, plus la prime de nouveau marché si aucun port du propriétaire ne produit ni n’entrepose cette marchandise. Un port achète chaque marchandise une seule fois, jamais celle qu’il produit, et seulement si son entrepôt a de la place.',
    left: 'En réserve',
    monopoly: 'Monopole',
    makes: 'produit',
    stores: 'entreposé',
    full: 'plein',
  },
  orderHelp: {
    bidding:
      'La plus forte enchère choisit en premier. La plupart des enchères vont de {from} à {to}. Premier : vous achetez, engagez des marins et débarquez avant les autres. Dernier : vous voyez leurs coups et combattez en dernier.',
    ordering:
      'Premier : vous achetez, engagez des marins et débarquez avant les autres. Dernier : vous voyez leurs coups et combattez en dernier.',
  },
  status: {
    bar: { turn: 'Tour', phase: 'Phase' },
    record: {
      title: 'Cette partie : moyennes par place',
      place: 'Place',
      paid: 'Enchère',
      sold: 'Ventes',
      ports: 'Ports pris',
    },
    title: 'Puissances',
    points: '{count} point si la partie s’arrêtait là | {count} points si la partie s’arrêtait là',
    pointsHidden: '{count} point, plus les ducats cachés | {count} points, plus les ducats cachés',
    source: '{label} : {points}',
    whose: '{power} : {what}',
    aboard: '{count} marin à bord | {count} marins à bord',
    moneyHidden: 'ducats cachés',
    ducatsHidden: 'Ducats : cachés',
    ports: '{count} port | {count} ports',
    garrison: '{count} marin en garnison | {count} marins en garnison',
    fort: 'avec un fort',
    wants: 'achète',
    income: 'Revenu de la capitale à la fin du tour : {ducats}, sans compter les ventes',
    left: 'Réserve',
    stored: 'Cases d’entrepôt occupées',
    box: '{sailors} et {galleys} disponibles',
    order: 'Ordre du tour',
    phases: 'Phases du tour',
    turn: 'Tour {turn} sur {last}',
    turnThrown: 'Tour {turn} (dès le tour {last}, un dé peut terminer la partie)',
  },
};
