import type { Introduction } from '../../core/game';
import type { State } from './state';

/** The middle of a three-player game, with boats, buildings, characters and messages. */
// prettier-ignore
export const INTRODUCTION: Introduction<State> = {
  seat: 0,
  position: {
    options: { game: 'full', layout: 'shuffled' },
    shields: [-1, 0, 5, 3, 6, 5, 2, 4, 1, 0, -1, 1, 0, 2, 6, 1, 4, 2, 3, 0],
    market: [3, 6, 5, 0, 2, 4, 1],
    circus: 18,
    horses: [2, 0, 2, 1, 1, 1, 2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 2, 4, 0, 0],
    buildings: [-1, -1, 0, -1, 0, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1],
    owners: [-1, -1, 0, -1, 1, -1, -1, 2, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1],
    towers: 6,
    goods: [8, 4, 3, 4, 4],
    characters: [2, 2, 2, 2, 1, 2, 1, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 3, 2, 2, 2, 3, 1, 1, 1, 1, 1],
    decks: [[1, 3, 12, 2, 16, 6, 8, 11, 17, 9, 0], [25, 26, 37, 29, 36, 20, 31, 28, 24, 19, 34, 21, 27, 32, 23, 33, 30, 35, 18, 38],
      [39, 41, 45, 44, 51, 49, 50, 52, 48, 43, 40, 47, 46], [54, 61, 58, 59, 60, 53, 57, 56, 55, 62]],
    players: [{ merchant: { at: 5, direction: 1, horses: 1 }, messenger: { at: 7, direction: 1, horses: 0 }, money: 5, boat: 8,
      goods: [0, 0, 0, 0, 0], messages: [{ card: 13, cubes: [] }, { card: 10, cubes: [] }], delivered: [4], cubes: 0, characters: [
      16], palaces: [0, 2, 0, 0, 0, 0, 0, 0] }, { merchant: { at: 13, direction: -1, horses: 0 }, messenger: { at: 7, direction: -1,
      horses: 0 }, money: 6, boat: 9, goods: [1, 1, 1, 1, 0], messages: [{ card: 42, cubes: [] }, { card: 22, cubes: [12] }],
      delivered: [7, 5], cubes: 0, characters: [22], palaces: [0, 0, 0, 2, 0, 0, 0, 2] }, { merchant: { at: 6, direction: 1, horses:
      0 }, messenger: { at: 17, direction: -1, horses: 2 }, money: 3, boat: 1, goods: [1, 1, 2, 1, 0], messages: [{ card: 14, cubes:
      [] }], delivered: [15], cubes: 0, characters: [6, 4], palaces: [0, 0, 0, 0, 0, 0, 0, 0] }],
    turn: 103,
    lastTurns: null,
    frames: [{ kind: 'turn', seat: 0, poor: false, merchant: true, messenger: true, acting: 'merchant', fetched: false, fetchedBy:
      null, hired: 0, bought: false, built: 0, shipped: false, errand: 'none', messages: 0 }],
  },
};
