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
    rested: '{power} se repose ; ducats : {n}',
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
    'not-now': 'Ce n’est pas ce qui se décide maintenant.',
    'no-money': 'Vous ne pouvez pas payer autant de dés.',
    'no-dice': 'On ne lance pas autant de dés.',
    'purse-full': 'Votre bourse est pleine.',
  },
  rules: {
    moves: { cite: 'Cette application', text: 'Un coup indique une action et ce qu’elle concerne.' },
    turn: { cite: 'Règle, Tour', text: 'Chacun joue à son tour : marcher, lancer les dés ou se reposer.' },
    walking: { cite: 'Règle, Tour', text: 'Qui marche avance d’une case, sans rien payer.' },
    throwing: {
      cite: 'Règle, Tour',
      text: `Qui lance paie un ducat par dé, jusqu’à ${MAX_DICE} dés, et avance d’autant de cases qu’ils montrent.`,
    },
    resting: { cite: 'Règle, Tour', text: `Qui se repose prend un ducat. Nul n’en a plus de ${PURSE.most}.` },
    end: {
      cite: 'Règle, Fin',
      text: `Qui atteint la case ${GOAL} met aussitôt fin à la partie. Chaque case vaut un point, chaque ducat aussi ; le plus de points l’emporte.`,
    },
  },
  introduction: {
    weight: 'simple',
    about:
      'Une course le long d’une piste : chacun veut être loin devant quand le premier pion atteint la dernière case.',
    goal: 'Le premier au bout de la piste met fin à la partie ; le plus de points l’emporte.',
    turn: {
      turn: 'À votre tour, vous marchez, lancez les dés ou vous reposez.',
      walking: 'Marcher : une case, sans payer.',
      throwing: 'Lancer des dés : un ducat chacun, et autant de cases qu’ils montrent.',
      resting: 'Se reposer : un ducat pour plus tard.',
      end: 'La dernière case met aussitôt fin à la partie.',
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
    walk: 'Une case de plus, sans payer.',
    throw: 'Autant de cases que les dés montrent, pour un ducat par dé.',
    rest: 'Un ducat pour plus tard.',
    piece: 'Le pion d’un joueur, sur la case atteinte.',
    track: 'Qui atteint la dernière case met fin à la partie.',
    money: 'Les ducats paient les dés. Chacun vaut un point à la fin.',
  },
};
