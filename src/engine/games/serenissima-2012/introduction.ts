import type { Introduction } from '../../core/game';
import type { State } from './state';

/** The fourth turn of a four-player game between Merchants: one of Blue's galleys has just fought for Modon. */
// prettier-ignore
export const INTRODUCTION: Introduction<State> = {
  seat: 0,
  position: {
    options: { money: 'open', closing: 'players', startBlockade: false, weakAttacks: false, catchUp: 'firstPlayer', income: 'rising'
      , adriaticExit: false, scuttle: true },
    first: 2,
    turn: 4,
    active: 4,
    marker: 5,
    scorings: 0,
    frames: [{ kind: 'activation', seat: 0, galley: 4, step: 'battle', start: 15, crossed: 1, freeLoaded: true, value: 2, blockader:
      -1, bought: false }, { kind: 'landing', seat: 0, port: 12 }],
    money: [1, 1, 8, 0],
    reserve: [7, 8, 10, 13],
    supply: [4, 5, 3, 9, 10, 7],
    forts: 5,
    basilicas: 5,
    galleys: [{ owner: 3, space: 6, sailors: 1, cargo: [2, 0, 0, 0, 0, 0] }, { owner: 0, space: 10, sailors: 3, cargo: [0, 0, 0, 0,
      0, 0] }, { owner: 1, space: 1, sailors: 1, cargo: [0, 0, 0, 0, 0, 0] }, { owner: 1, space: 1, sailors: 2, cargo: [2, 0, 0, 0,
      0, 0] }, { owner: 0, space: 13, sailors: 3, cargo: [1, 0, 0, 0, 0, 0] }, { owner: 3, space: 6, sailors: 1, cargo: [0, 1, 0, 0,
      0, 0] }, { owner: 2, space: 18, sailors: 2, cargo: [0, 0, 1, 0, 0, 0] }, { owner: 2, space: 19, sailors: 3, cargo: [0, 1, 0, 0
      , 0, 0] }, { owner: 3, space: 6, sailors: 2, cargo: [0, 0, 0, 0, 0, 1] }, { owner: 0, space: 11, sailors: 2, cargo: [0, 0, 0,
      0, 0, 0] }, { owner: 1, space: 4, sailors: 2, cargo: [0, 0, 2, 0, 0, 0] }, { owner: 1, space: 3, sailors: 3, cargo: [0, 0, 0,
      0, 0, 0] }, { owner: 0, space: 11, sailors: 2, cargo: [1, 0, 1, 0, 0, 0] }, { owner: 3, space: 2, sailors: 1, cargo: [0, 0, 0,
      0, 0, 1] }, { owner: 2, space: 15, sailors: 1, cargo: [0, 0, 1, 0, 0, 0] }],
    ports: [{ owner: 1, garrison: 1, fort: false, basilica: false, closed: false, warehouse: [] }, { owner: 1, garrison: 1, fort:
      false, basilica: false, closed: false, warehouse: [0] }, { owner: 3, garrison: 1, fort: false, basilica: false, closed: false,
      warehouse: [0] }, { owner: 1, garrison: 2, fort: false, basilica: false, closed: false, warehouse: [1, 2, 3] }, { owner: 1,
      garrison: 1, fort: false, basilica: false, closed: false, warehouse: [] }, { owner: 1, garrison: 1, fort: false, basilica:
      false, closed: false, warehouse: [] }, { owner: 3, garrison: 1, fort: false, basilica: false, closed: false, warehouse: [5, 1,
      0] }, { owner: -1, garrison: 0, fort: false, basilica: false, closed: false, warehouse: [] }, { owner: 3, garrison: 2, fort:
      false, basilica: false, closed: false, warehouse: [1, 2] }, { owner: 0, garrison: 1, fort: false, basilica: false, closed:
      false, warehouse: [] }, { owner: 0, garrison: 1, fort: false, basilica: false, closed: false, warehouse: [2] }, { owner: 0,
      garrison: 1, fort: false, basilica: false, closed: false, warehouse: [0, 3] }, { owner: 2, garrison: 0, fort: false, basilica:
      false, closed: false, warehouse: [] }, { owner: 2, garrison: 2, fort: false, basilica: false, closed: false, warehouse: [] },
      { owner: 0, garrison: 2, fort: false, basilica: false, closed: false, warehouse: [3, 1, 2] }, { owner: 2, garrison: 2, fort:
      false, basilica: false, closed: false, warehouse: [1] }, { owner: -1, garrison: 0, fort: false, basilica: false, closed: false
      , warehouse: [] }, { owner: 2, garrison: 1, fort: false, basilica: false, closed: false, warehouse: [] }, { owner: 2,
      garrison: 1, fort: false, basilica: false, closed: false, warehouse: [] }],
    standing: [['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'], ['ask', 'ask', 'ask', 'ask'
      ]],
    deck: [1, 4],
    discard: [0, 3, 2],
  },
};
