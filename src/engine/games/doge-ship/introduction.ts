import type { Introduction } from '../../core/game';
import type { State } from './state';

/** The fourth round of a three-player game: the next part is about to be built, and high water is coming. */
// prettier-ignore
export const INTRODUCTION: Introduction<State> = {
  seat: 1,
  position: {
    options: { approvals: 'hidden', draws: 'hidden', destroyed: 'pile', enoughParts: true },
    round: 4,
    order: [0, 2, 1],
    frames: [{ kind: 'turn', place: 2, reordered: false, acted: true }, { kind: 'construct', join: 'or', kinds: ['gondola', 'galley'
      ], bonus: false }],
    dice: [1, 2, 6, 5],
    taken: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, 1, -1, -1, -1, 0, -1, -1],
    markers: [2, 2, 2],
    flooded: [2, 2, 2],
    money: [3, 7, 12],
    approvals: [1, 1, 1],
    points: [[8, 9, 0, 6, 0], [6, 6, 0, 12, 0], [9, 7, 0, 12, 0]],
    yards: [[63], [18, 7], [74, 71, 66, 61]],
    stacks: [[46], [58], [50]],
    piles: [[4, 0, 2], [6, 9, 10, 11], [14, 15, 13, 16, 17, 12], [23, 22, 19], [25, 26, 29, 28, 24, 27], [35, 34, 31, 33, 32, 30], [
      36, 40, 54, 44, 60, 37, 57, 59, 38, 48, 47, 51, 55, 43, 45, 52, 39, 42, 49, 41, 53, 56], [73, 67, 72, 65, 70, 75, 69, 64, 68,
      62]],
    ship: [[1, 5, 3, 8], [21, 20]],
    builders: [[0, 2, 0, 2], [1, 1]],
    box: [],
    doge: 2,
    dogePile: [13, 5, 9, 8, 3, 7, 12, 15, 0, 4, 11],
    dogeOld: [1, 14, 10, 6],
  },
};
