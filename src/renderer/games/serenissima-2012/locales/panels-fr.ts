import type { panelsEnglish } from './panels-en';

export const panelsFrench: typeof panelsEnglish = {
  markets: {
    title: 'Marchés',
    note: 'Prix de la prochaine marchandise vendue (2 de plus pour les épices). Un port achète chaque marchandise une seule fois, jamais celle qu’il produit, et seulement s’il a de la place. Vos propres comptoirs entreposent sans payer. Dernière colonne : ce que rapporte le port à un décompte, maintenant → avec une marchandise de plus.',
    left: 'En réserve',
    makes: 'produit',
    stores: 'entreposé',
    full: 'plein',
    closed: 'fermé',
    income: 'Décompte',
  },
  wheel: {
    free: '{number} : inutilisé',
    active: '{number}, {power} : agit maintenant',
    toCome: '{number}, {power} : à venir',
    acted: '{number}, {power} : a déjà agi',
    idle: '{number}, {power}',
    cardLeft: '{card} : face cachée',
    cardDrawn: '{card} : tirée',
  },
  status: {
    bar: { wheel: 'Roue des galères', track: 'Piste des tours', deck: 'Cartes Doge' },
    title: 'Joueurs',
    whose: '{power} : {what}',
    aboard: '{count} marin à bord | {count} marins à bord',
    moneyHidden: 'ducats cachés',
    ports: '{count} comptoir | {count} comptoirs',
    reserve: '{count} marin en réserve | {count} marins en réserve',
    income: '{ducats} ducat en cas de décompte immédiat | {ducats} ducats en cas de décompte immédiat',
    leads: '{ducats}, sans les revenus à venir',
    garrison: '{count} marin en garnison | {count} marins en garnison',
    fort: 'avec un fort',
    wants: 'achète',
    nextScoring:
      'Prochain décompte dans {steps} case, si rien ne change : | Prochain décompte dans {steps} cases, si rien ne change :',
    lastScoring:
      'Dernier décompte dans {steps} case, si rien ne change : | Dernier décompte dans {steps} cases, si rien ne change :',
    basilicas: 'basiliques',
    basilica: 'avec une basilique',
    buildings: 'forts restants : {forts}, basiliques restantes : {basilicas}',
    turn: 'Tour {turn}',
    setup: 'Mise en place',
    wheel: 'Roue des galères, dans l’ordre du tour',
    track:
      'Piste des tours : {steps} case jusqu’au décompte {scoring} | Piste des tours : {steps} cases jusqu’au décompte {scoring}',
    trackLast:
      'Piste des tours : {steps} case jusqu’au dernier décompte, qui termine la partie | Piste des tours : {steps} cases jusqu’au dernier décompte, qui termine la partie',
    trackOver: 'Piste des tours : aucun décompte restant',
    toScoring: '{steps} case jusqu’au prochain décompte | {steps} cases jusqu’au prochain décompte',
    toLast:
      '{steps} case jusqu’au dernier décompte, qui termine la partie | {steps} cases jusqu’au dernier décompte, qui termine la partie',
    odds: {
      now: 'décompte ce tour-ci : {chance} %',
      last: 'dernier décompte ce tour-ci : {chance} %',
      next: 'décompte au prochain tour : {chance} %',
      nextLast: 'prochain tour : dernier décompte {chance} %',
      none: 'pas de décompte ce tour-ci',
      noneNext: 'pas de décompte au prochain tour',
    },
    oddsShort: {
      now: 'décompte {chance} %',
      last: 'dernier décompte {chance} %',
      next: 'prochain tour {chance} %',
      nextLast: 'prochain tour {chance} %',
    },
    oddsTitle: {
      now: 'Chances de décompte ce tour-ci : {chance} %',
      last: 'Chances que le dernier décompte termine la partie ce tour-ci : {chance} %',
      next: 'Chances de décompte au prochain tour : {chance} %',
      nextLast: 'Chances que le dernier décompte termine la partie au prochain tour : {chance} %',
    },
  },
};
