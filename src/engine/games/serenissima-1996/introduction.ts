import type { Introduction } from '../../core/game';
import type { State } from './state';

/**
 * The fourth turn of a four-player game between Merchants, in Spain's harbour phase: ports have been taken, goods are
 * stored, and galleys are side by side.
 */
// prettier-ignore
export const INTRODUCTION: Introduction<State> = {
  seat: 0,
  position: {
    options: { powers: 'chosen', pair: 'venice-genoa', figures: 'from-two', zeroBids: 'automatic', payInOwnPorts: true, money:
      'hidden', killedSailors: 'return', sailors: 180, alexandriaAcre: false, unitScoring: 'none', end: 'fixed', ties: 'shared',
      barter: false, pieces: 'agreed' },
    powers: [0, 1, 2, 3],
    turn: 4,
    lastTurn: 8,
    order: [3, 2, 1, 0],
    frames: [{ kind: 'phase', phase: 'harbour', place: 1, closed: [] }],
    money: [3200, 2400, 1500, 1200],
    treasury: 31800,
    supply: [0, 3, 12, 9, 13, 13, 15],
    sailors: 118,
    fallen: 0,
    forts: 20,
    galleys: [{ owner: 0, space: 18, sailors: 2, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 0, space: 19,
      sailors: 2, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 1, space: 28, sailors: 2, cargo: [0, 0, 0, 0,
      0, 0, 0], sailed: 0, passage: 'free' }, { owner: 1, space: 23, sailors: 2, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage:
      'free' }, { owner: 2, space: 22, sailors: 3, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 2, space: 17
      , sailors: 1, cargo: [1, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 3, space: 23, sailors: 3, cargo: [1, 0, 1,
      0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 3, space: 13, sailors: 2, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0,
      passage: 'free' }, { owner: 1, space: 20, sailors: 1, cargo: [1, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 1,
      space: 7, sailors: 1, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 1, space: 7, sailors: 1, cargo: [1,
      0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 1, space: 20, sailors: 1, cargo: [1, 0, 0, 0, 0, 0, 0], sailed: 0,
      passage: 'free' }, { owner: 2, space: 5, sailors: 1, cargo: [0, 1, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 3,
      space: 13, sailors: 2, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 3, space: 13, sailors: 2, cargo: [
      0, 1, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, { owner: 2, space: 5, sailors: 1, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0,
      passage: 'free' }, { owner: 2, space: 6, sailors: 1, cargo: [0, 0, 0, 0, 0, 0, 0], sailed: 0, passage: 'free' }, null, null,
      null, null, null, null, null, null, null, null, null],
    ports: [{ owner: 0, garrison: 1, fort: false, warehouse: [], hired: 0, built: false }, { owner: 1, garrison: 3, fort: false,
      warehouse: [0], hired: 0, built: false }, { owner: 2, garrison: 5, fort: false, warehouse: [], hired: 0, built: false }, {
      owner: 3, garrison: 6, fort: false, warehouse: [], hired: 0, built: false }, { owner: -1, garrison: 0, fort: false, warehouse:
      [], hired: 0, built: false }, { owner: 2, garrison: 3, fort: false, warehouse: [0, 1], hired: 2, built: true }, { owner: 2,
      garrison: 1, fort: false, warehouse: [1, 5], hired: 2, built: true }, { owner: 1, garrison: 0, fort: false, warehouse: [0, 1],
      hired: 0, built: false }, { owner: 1, garrison: 1, fort: false, warehouse: [1], hired: 0, built: false }, { owner: 2,
      garrison: 0, fort: false, warehouse: [0, 3], hired: 0, built: false }, { owner: 3, garrison: 0, fort: false, warehouse: [3, 4,
      1], hired: 3, built: true }, { owner: -1, garrison: 0, fort: false, warehouse: [], hired: 0, built: false }, { owner: 2,
      garrison: 1, fort: false, warehouse: [1, 2, 5], hired: 0, built: false }, { owner: 0, garrison: 2, fort: false, warehouse: [1,
      3, 4], hired: 0, built: false }, { owner: 0, garrison: 1, fort: false, warehouse: [3, 0], hired: 0, built: false }, { owner:
      -1, garrison: 0, fort: false, warehouse: [0, 1], hired: 0, built: false }, { owner: 2, garrison: 5, fort: false, warehouse: [0
      , 2, 1, 3], hired: 0, built: false }, { owner: 1, garrison: 2, fort: false, warehouse: [0, 1], hired: 0, built: false }, {
      owner: 0, garrison: 1, fort: false, warehouse: [], hired: 0, built: false }, { owner: 1, garrison: 1, fort: false, warehouse:
      [0, 3], hired: 0, built: false }, { owner: 0, garrison: 1, fort: false, warehouse: [0], hired: 0, built: false }, { owner: -1,
      garrison: 0, fort: false, warehouse: [], hired: 0, built: false }, { owner: -1, garrison: 0, fort: false, warehouse: [],
      hired: 0, built: false }],
    standing: [['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'
      ]],
  },
};
