import { FIRST_BARRICADE } from './data/board';
import { lastZone, sparesOf } from './ship';
import { TILES } from './data/board';
import type { State } from './state';
import type { RefusalsTesting } from '../../kit/testing';

/** Returns the current frame if it is a turn, otherwise `null`. */
function turn({ frames }: State) {
  const top = frames.at(-1);
  return top?.kind === 'turn' ? top : null;
}

/** Puts a part of this zone and another part into the seat's yard. */
function withParts(state: State, seat: number, zone: number) {
  const parts = [...TILES.keys()].filter((tile) => TILES[tile].kind === 'galley');
  const inZone = parts.find((tile) => TILES[tile].pile === zone);
  const other = parts.find((tile) => TILES[tile].pile !== zone);
  if (inZone === undefined || other === undefined) return false;
  state.yards[seat] = [inZone, other];
  return true;
}

export const REFUSALS: RefusalsTesting<State> = {
  sample: { matches: [1, 2], every: 29 },
  plain: [
    ...['nothing-to-replace', 'not-now', 'space-taken', 'no-money', 'bribe-money', 'not-this-kind'],
    ...['build-space-first', 'buy-space-first'],
  ],
  changed: {
    'on-top-already'(state, seat) {
      state.stacks[seat] = [FIRST_BARRICADE];
      return turn(state);
    },
    'reordered-already'(state, seat) {
      state.stacks[seat] = [FIRST_BARRICADE, FIRST_BARRICADE + 1];
      const frame = turn(state);
      if (frame) frame.reordered = true;
      return frame;
    },
    'pile-empty'(state) {
      if (!turn(state)) return false;
      state.piles[0] = [];
      state.frames.push({ kind: 'buy', join: 'or', kinds: ['galley', 'gondola'], bonus: false });
      return true;
    },
    'no-place'(state, seat) {
      if (!turn(state) || !withParts(state, seat, 5)) return false;
      state.ship = [[], []];
      state.builders = [[], []];
      state.frames.push({ kind: 'construct', join: 'or', kinds: ['galley'], bonus: false });
      return true;
    },
    'not-destroyable'(state, seat) {
      if (!turn(state) || lastZone(state, 0) < 0 || !withParts(state, seat, lastZone(state, 0))) return false;
      state.frames.push({ kind: 'replacement' });
      return true;
    },
    'parts-short'(state, seat) {
      const zone = lastZone(state, 0);
      if (!turn(state) || zone < 0 || !withParts(state, seat, zone)) return false;
      Object.assign(state.options, { destroyed: 'box', enoughParts: true });
      state.box = Array.from({ length: sparesOf(state, zone) }, () => state.yards[seat][0]);
      state.frames.push({ kind: 'replacement' });
      return true;
    },
    'yard-full'(state, seat) {
      return drawn(
        state,
        seat,
        FIRST_BARRICADE + 9,
        [0, 1, 2, 3, 4].map((n) => FIRST_BARRICADE + n),
      );
    },
    'yard-room': (state, seat) => drawn(state, seat, FIRST_BARRICADE + 9, [FIRST_BARRICADE]),
    'yard-parts': (state, seat) => drawn(state, seat, 2, [0, 1]),
  },
  elsewhere: {
    'the table shows no choices then': ['game-over', 'not-your-turn'],
    'no target stands for it': ['table-unused', 'not-in-stack', 'not-drawn', 'not-in-yard'],
    'the panel offers only legal figures': ['not-enough-approvals'],
  },
};

/** Sets the seat's yard and lets the seat draw this tile. Returns false if the current decision is not a turn. */
function drawn(state: State, seat: number, tile: number, yard: number[]) {
  if (!turn(state)) return false;
  state.money[seat] = 99;
  state.yards[seat] = yard;
  state.frames.push({ kind: 'drawn', pile: TILES[tile].pile, tiles: [tile] });
  return true;
}
