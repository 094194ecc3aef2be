import { ABOUT } from '../../engine/about';
import { WORDS } from '../../engine/words';

export const templateGameEnglish = {
  ...WORDS,
  title: ABOUT.title,
  standing: 'space {n} of {goal}',
  figure: '{n}',
  list: '{all}, {item}',
  nobody: 'nobody',
  powers: { red: 'Red', blue: 'Blue', green: 'Green', gold: 'Gold' },
  decision: { turn: 'Walk, throw or rest', over: 'The game is over' },
  groups: { walk: 'Walk', throw: 'Throw', rest: 'Rest' },
  rows: {
    walk: 'Walk one space',
    throw: 'Throw dice',
    throwFull: 'Throw {n} die for {n} ducat | Throw {n} dice for {n} ducats',
    rest: 'Rest and take a ducat',
  },
  events: {
    walked: '{power} walks to space {to}',
    rested: '{power} rests and has {n} ducat now | {power} rests and has {n} ducats now',
    thrown: '{power} throws {dice} and moves to space {to}',
    gameOver: 'The game is over: {winners}',
  },
  names: {
    piece: '{power} on space {space}, with {n} ducat | {power} on space {space}, with {n} ducats',
    track: 'The track, up to space {n}',
  },
  reasons: {
    walk: 'A free space is better than none.',
    throw: 'The dice earn more than they cost.',
    rest: 'I need ducats for the dice.',
    move: 'All my moves are equally good.',
  },
  gains: { points: '{n} point | {n} points' },
  logKinds: { turns: 'Turns' },
  styles: { gambler: { name: 'Gambler', about: 'Throws as many dice as they can pay for.' } },
  status: { title: 'Players', space: 'Space {n}', money: '{n} ducat | {n} ducats' },
  introduction: {
    weight: 'light',
    about: 'A race along a track. Try to be far ahead when the first piece reaches the last space.',
    goal: 'The first player at the end of the track ends the game. The highest score wins.',
    turn: {
      turn: 'On your turn, walk, throw dice or rest.',
      walking: 'Walk one space for free.',
      throwing: 'Throw dice for a ducat each, and move as many spaces as they show.',
      resting: 'Rest to get a ducat for later throws.',
      end: 'Reaching the last space ends the game.',
    },
  },
  chapters: { turn: 'A turn', end: 'The end' },
  ruleTitles: {
    turn: 'Turns',
    walking: 'Walking',
    throwing: 'Throwing dice',
    resting: 'Resting',
    moves: 'Moves',
    end: 'The end',
  },
  explain: {
    walk: 'Moves you one space for free.',
    throw: 'Moves you as many spaces as the dice show. Each die costs a ducat.',
    rest: 'Gives you a ducat for later throws.',
    piece: 'A player’s piece on the track.',
    track: 'The first piece on the last space ends the game.',
    money: 'Ducats pay for dice. Each is worth a point at the end.',
  },
};
