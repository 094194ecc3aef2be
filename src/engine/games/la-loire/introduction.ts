import type { Introduction } from '../../core/game';
import type { State } from './state';

/** The middle of a game of three houses: buildings, characters and messages are bought. Taken from a game between Merchants. */
// prettier-ignore
export const INTRODUCTION: Introduction<State> = {
  seat: 0,
  position: {
    options: { game: 'full', layout: 'shuffled' },
    shields: [-1, 5, 1, 5, 2, 6, 0, 4, 0, 2, -1, 1, 0, 3, 4, 2, 0, 6, 1, 3],
    market: [4, 5, 6, 1, 2, 0, 3],
    circus: 13,
    horses: [0, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 3, 1, 0, 4, 1, 2],
    buildings: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    owners: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    towers: 6,
    goods: [8, 5, 5, 5, 4],
    characters: [1, 1, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 0, 0, 1, 0, 1, 1, 0],
    decks: [[7, 13, 9, 14, 6, 15, 12, 1, 17, 11, 3, 10, 5, 8, 4], [19, 23, 29, 34, 30, 37, 26, 24, 38, 31, 20, 25, 28, 32, 18, 36],
      [49, 47, 43, 39, 40, 41, 46, 51, 50], [62, 56, 55, 53, 60, 61, 59, 58, 57, 54]],
    players: [{ merchant: { at: 12, direction: 1, horses: 0 }, messenger: { at: 3, direction: -1, horses: 0 }, money: 5, boat: 0,
      goods: [0, 0, 0, 0, 0], messages: [{ card: 52, cubes: [] }, { card: 48, cubes: [5, 3] }], delivered: [0, 22], cubes: 0,
      characters: [22, 1, 23, 19, 25], palaces: [2, 0, 0, 2, 0, 0, 0, 2] }, { merchant: { at: 6, direction: 1, horses: 1 },
      messenger: { at: 8, direction: -1, horses: 1 }, money: 0, boat: 0, goods: [1, 0, 1, 0, 0], messages: [{ card: 42, cubes: [8] }
      ], delivered: [2, 33, 45, 44], cubes: 1, characters: [22, 23], palaces: [0, 0, 0, 2, 0, 0, 0, 0] }, { merchant: { at: 13,
      direction: 1, horses: 0 }, messenger: { at: 2, direction: 1, horses: 0 }, money: 1, boat: 0, goods: [1, 1, 0, 1, 0], messages:
      [], delivered: [16, 35, 21, 27], cubes: 2, characters: [22, 28, 19, 0, 23], palaces: [2, 0, 2, 2, 0, 0, 0, 2] }],
    turn: 70,
    lastTurns: null,
    frames: [{ kind: 'turn', seat: 0, poor: false, merchant: true, messenger: true, acting: 'merchant', fetched: false, fetchedBy:
      null, hired: 0, bought: false, built: 0, shipped: false, errand: 'delivery', messages: 0 }],
  },
};
