import type { Seat } from '../../core/game';
import type { GameTesting, PlantedSecret } from '../../kit/testing';
import { TABLES, TILES } from './data/board';
import type { DogeShipEvent } from './events';
import type { DogeShipMove } from './moves';
import { activeSeat, isPart } from './queries';
import { fits } from './ship';
import type { State } from './state';
import { NUMBERS } from './testing-numbers';
import { PICTURES } from './testing-pictures';
import { QUESTIONS } from './testing-questions';
import { REASONS } from './testing-reasons';
import { REFUSALS } from './testing-refusals';

/** Moves that can end a round, which reveals the Doge tile of the next round. */
const LAST_OF_ROUND = [
  'act',
  'bid',
  'build',
  'decline',
  'discardAction',
  'draw',
  'keep',
  'pass',
  'placeDoge',
  'replace',
] as const;

export const dogeShipTesting: GameTesting<State, DogeShipMove, DogeShipEvent> = {
  playout: {
    types: { discardAction: 0.1, reorder: 0.3, decline: 0.1, pass: 0.1, act: 10, build: 10, keep: 10 },
    weigh: weighMove,
  },
  coverage: { games: 24, covering: [1, 0, 2], moves: 10, events: 25, every: 7 },
  secrets: {
    options: [
      { approvals: 'hidden', draws: 'hidden' },
      { approvals: 'hidden', draws: 'open' },
      { approvals: 'uncounted', draws: 'hidden' },
      { approvals: 'open', draws: 'hidden' },
    ],
    plant(state) {
      const secrets: PlantedSecret[] = [];
      const first = state.frames.at(0);
      if (first?.kind === 'inspection') {
        first.bids = first.bids.map((bid, seat) => (bid === null ? null : 5_500 + seat));
        first.bids.forEach((bid, owner) => bid !== null && secrets.push({ owner, token: String(bid) }));
      }
      const top = state.frames.at(-1);
      if (
        first?.kind === 'turn' &&
        state.options.draws === 'hidden' &&
        (top?.kind === 'drawn' || top?.kind === 'doge')
      ) {
        secrets.push({ owner: state.order[first.place], token: `"tiles":[${top.tiles.join()}]` });
      }
      return secrets;
    },
    change: changeSecrets,
    shows: LAST_OF_ROUND,
    turnsUp: LAST_OF_ROUND,
  },
  ends: { 'ship finished': (event) => event.type === 'shipFinished' },
  reminders: { buy: ['draw'], sell: ['build'], always: true },
  numbers: NUMBERS,
  reasons: REASONS,
  refusals: REFUSALS,
  layout: [{ players: 5, seed: 'a', shares: [0, 0.03, 0.2, 0.5, 0.75, 0.95] }],
  explained: { piece: 'gauge:0', says: 'The water level', rule: 'highWater', at: [0.1, 0.3], under: 'Doge' },
  questions: QUESTIONS,
  golden: {
    'doge-ship': {
      pictures: PICTURES,
      wanted: [
        (event) => event.type === 'partReplaced',
        (event) => event.type === 'dogePlaced',
        (event) => event.type === 'highWater' && event.lost.some((lost) => lost > 0),
        (event) =>
          event.type === 'inspectionHeld' && event.bids.some((bid, seat) => bid > 0 && event.bids.indexOf(bid) < seat),
        (event) => event.type === 'bonusGained',
        (event) => event.type === 'gondolaBuilt',
        (event) => event.type === 'bought' && event.discarded !== null,
        (event) => event.type === 'gameOver',
      ],
      seeds: 4_000,
    },
  },
};

/** Prefers moves that help to finish the Galley. With equal weights, a random match would take thousands of moves. */
function weighMove(state: State, move: DogeShipMove): number {
  const useful = (tile: number) => isPart(tile) && fits(state, tile);
  switch (move.type) {
    case 'act': {
      const action = TABLES[move.table].spaces[move.space - 1];
      const galley = 'kinds' in action && action.kinds.includes('galley');
      const ready = state.yards[activeSeat(state)].some(useful);
      if (action.type === 'construct') return galley && ready ? 200 : 1;
      if (action.type === 'buy') return galley && !ready && state.money[activeSeat(state)] > 3 ? 60 : 1;
      return action.type === 'money' ? 3 : 1;
    }
    case 'draw':
      return state.piles[move.pile].some(useful) ? 40 : 1;
    case 'keep':
      return (useful(move.tile) ? 40 : 1) * (move.discard !== null && useful(move.discard) ? 0.1 : 1);
    case 'build':
      return TILES[move.tile].kind === 'galley' ? 20 : 1;
    default:
      return 1;
  }
}

/**
 * Changes bids, drawn tiles and the order of the piles. A seat's number of Approvals is no secret, because gains and
 * bids are public (tests/engine/doge-ship/counted-approvals.test.ts).
 */
function changeSecrets(state: State, owner: Seat | null): void {
  const first = state.frames.at(0);
  if (!first) return;
  if (owner === null) {
    state.piles.forEach((pile) => pile.reverse());
    state.dogePile.reverse();
    return;
  }
  if (first.kind === 'inspection' && first.bids[owner] !== null) first.bids[owner] = first.bids[owner] === 0 ? 1 : 0;
  const top = state.frames.at(-1);
  if (first.kind !== 'turn' || state.order[first.place] !== owner || state.options.draws === 'open') return;
  // No seat knows the order of the piles. While tiles are drawn, they are the active seat's secret, so one of them is
  // swapped with a tile of their pile instead.
  if (top?.kind !== 'drawn' && top?.kind !== 'doge') [...state.piles, state.dogePile].forEach((pile) => pile.reverse());
  const pile = top?.kind === 'drawn' ? state.piles[top.pile] : state.dogePile;
  if ((top?.kind !== 'drawn' && top?.kind !== 'doge') || pile.length === 0) return;
  [top.tiles[0], pile[0]] = [pile[0], top.tiles[0]];
}
