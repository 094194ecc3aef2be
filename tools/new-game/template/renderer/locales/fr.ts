import type { Translation } from '../../../../../src/renderer/ui/language';
import { GOAL, MAX_DICE, PURSE } from '../../engine/board';
import type { templateGameEnglish } from './en';

export const templateGameFrench: Translation<typeof templateGameEnglish> = {
  title: 'Template Game',
  standing: 'case {n} sur {goal}',
  figure: '{n}',
  list: '{all}, {item}',
  nobody: 'personne',
  powers: { red: 'Rouge', blue: 'Bleu', green: 'Vert', gold: 'Or' },
  decision: { turn: 'Marcher, lancer ou se reposer', over: 'La partie est terminée' },
  groups: { walk: 'Marcher', throw: 'Lancer', rest: 'Se reposer' },
  rows: {
    walk: 'Marcher d’une case',
    throw: 'Lancer les dés',
    throwFull: 'Lancer {n} dé pour {n} ducat | Lancer {n} dés pour {n} ducats',
    rest: 'Se reposer et prendre un ducat',
  },
  events: {
    walked: '{power} marche jusqu’à la case {to}',
    rested: '{power} se repose et a maintenant {n} ducat | {power} se repose et a maintenant {n} ducats',
    thrown: '{power} lance {dice} et va à la case {to}',
    gameOver: 'La partie est terminée : {winners}',
  },
  names: {
    piece: '{power} sur la case {space}, avec {n} ducat | {power} sur la case {space}, avec {n} ducats',
    track: 'La piste, jusqu’à la case {n}',
  },
  reasons: {
    walk: 'Une case gratuite vaut mieux que pas de case.',
    throw: 'Les dés rapportent plus qu’ils ne coûtent.',
    rest: 'Il me faut des ducats pour les dés.',
    move: 'Ce coup en vaut un autre.',
  },
  gains: { points: '{n} point | {n} points' },
  logKinds: { turns: 'Tours' },
  styles: { gambler: { name: 'Tête brûlée', about: 'Lance tous les dés qu’il est possible de payer.' } },
  status: { title: 'Joueurs', space: 'Case {n}', money: '{n} ducat | {n} ducats' },
  score: { way: 'Cases parcourues', money: 'Ducats' },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Un autre joueur doit d’abord décider.',
    'not-now': 'Ce coup n’est pas possible maintenant.',
    'no-money': 'Vous ne pouvez pas payer autant de dés.',
    'no-dice': 'Vous ne pouvez pas lancer ce nombre de dés.',
    'purse-full': 'Votre bourse est pleine.',
  },
  rules: {
    moves: { cite: 'Cette application', text: 'Un coup indique une action et ce qu’elle concerne.' },
    turn: {
      cite: 'Règle, Tour',
      text: 'Chacun joue à son tour. À votre tour, marchez, lancez les dés ou reposez-vous.',
    },
    walking: { cite: 'Règle, Tour', text: 'Marcher vous avance d’une case, gratuitement.' },
    throwing: {
      cite: 'Règle, Tour',
      text: `Lancez jusqu’à ${MAX_DICE} dés pour un ducat chacun, et avancez d’autant de cases qu’ils indiquent.`,
    },
    resting: {
      cite: 'Règle, Tour',
      text: `Se reposer rapporte un ducat. Vous ne pouvez pas en avoir plus de ${PURSE.most}.`,
    },
    end: {
      cite: 'Règle, Fin',
      text: `Le premier joueur à atteindre la case ${GOAL} met fin à la partie. Chaque case et chaque ducat valent un point. Le plus haut score l’emporte.`,
    },
  },
  introduction: {
    weight: 'simple',
    about: 'Une course le long d’une piste. Soyez loin devant quand le premier pion atteint la dernière case.',
    goal: 'Le premier joueur au bout de la piste met fin à la partie. Le plus haut score l’emporte.',
    turn: {
      turn: 'À votre tour, marchez, lancez les dés ou reposez-vous.',
      walking: 'Marchez d’une case, gratuitement.',
      throwing: 'Lancez des dés pour un ducat chacun, et avancez d’autant de cases qu’ils indiquent.',
      resting: 'Reposez-vous pour gagner un ducat.',
      end: 'Atteindre la dernière case met fin à la partie.',
    },
  },
  chapters: { turn: 'Un tour', end: 'La fin' },
  ruleTitles: {
    turn: 'Tours',
    walking: 'Marcher',
    throwing: 'Lancer les dés',
    resting: 'Se reposer',
    moves: 'Coups',
    end: 'La fin',
  },
  explain: {
    walk: 'Vous avance d’une case, gratuitement.',
    throw: 'Vous avance d’autant de cases que les dés indiquent. Chaque dé coûte un ducat.',
    rest: 'Vous donne un ducat pour plus tard.',
    piece: 'Le pion d’un joueur sur la piste.',
    track: 'Le premier pion sur la dernière case met fin à la partie.',
    money: 'Les ducats paient les dés. Chacun vaut un point à la fin.',
  },
};
