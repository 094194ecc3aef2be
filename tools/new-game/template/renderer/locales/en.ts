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
    rest: 'Rest, and take a ducat',
  },
  events: {
    walked: '{power} walks to space {to}',
    rested: '{power} rests; ducats now: {n}',
    thrown: '{power} throws {dice} and goes to space {to}',
    gameOver: 'The game is over: {winners}',
  },
  names: {
    piece: '{power} on space {space}, with {n} ducat | {power} on space {space}, with {n} ducats',
    track: 'The track, up to space {n}',
  },
  reasons: {
    walk: 'A space for nothing is better than none.',
    throw: 'The dice bring me further than they cost.',
    rest: 'I need ducats for the dice.',
    move: 'It is as good as anything.',
  },
  gains: { points: '{n} point | {n} points' },
  logKinds: { turns: 'Turns' },
  styles: { gambler: { name: 'Gambler', about: 'Throws whatever they can pay for.' } },
  status: { title: 'Players', space: 'Space {n}', money: '{n} ducat | {n} ducats' },
  introduction: {
    weight: 'light',
    about: 'A race along a track: everybody wants to be far ahead when the first piece reaches the last space of it.',
    goal: 'The first at the end of the track ends the game; most points win.',
    turn: {
      turn: 'In your turn you walk, throw dice or rest.',
      walking: 'Walk: one space, for nothing.',
      throwing: 'Throw dice: a ducat each, and as many spaces as they show.',
      resting: 'Rest: a ducat for later throws.',
      end: 'The last space ends the game at once.',
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
    walk: 'One space further, for nothing.',
    throw: 'As many spaces as the dice show, for a ducat a die.',
    rest: 'A ducat for later throws.',
    piece: 'A player’s piece, on the space they have reached.',
    track: 'Who reaches the last space ends the game.',
    money: 'Ducats pay for dice. Each counts a point in the end.',
  },
};
