import type { AnyGame, Options, Seat } from '../../../src/engine/core/game';
import type { State as DogeShipState } from '../../../src/engine/games/doge-ship/state';
import type { State as LaLoireState } from '../../../src/engine/games/la-loire/state';
import type { State as Serenissima1996State, Standing } from '../../../src/engine/games/serenissima-1996/state';
import type { State as Serenissima2012State } from '../../../src/engine/games/serenissima-2012/state';

/** What a game hides from which seats. */
interface Hiding {
  /** Every set of options under which seats hide different things. */
  readonly options: readonly Options[];
  /**
   * Changes the secrets of one seat, or, for `null`, the face-down piles. `rich` makes the seat rich or poor. Anything
   * that is not hidden now stays.
   */
  readonly change: (state: never, owner: Seat | null, rich: boolean) => void;
  /** Moves that, by the rules, reveal more of a seat's secrets to all players. */
  readonly shows: readonly string[];
  /** Moves that reveal more of the face-down piles to all players. */
  readonly turnsUp: readonly string[];
}

const SWAPPED: Readonly<Record<Standing, Standing>> = { ask: 'ask', always: 'never', never: 'always' };

/**
 * Moves that can end a round of The Doge Ship and so turn up a new Doge tile: the last bid, or an action with the last
 * marker.
 */
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
];

export const HIDING: Readonly<Record<string, Hiding>> = {
  'serenissima-1996': {
    options: [{ money: 'hidden' }, { money: 'open' }],
    change(state: Serenissima1996State, owner, rich) {
      const [frame] = state.frames;
      if (owner === null || !frame) return;
      const { money, standing } = state;
      if (frame.kind === 'bidding' && frame.bids[owner] !== null) {
        frame.bids[owner] = frame.bids[owner] === 0 ? Math.min(100, money[owner]) : 0;
      }
      if (state.options.money === 'hidden') {
        const top = state.frames.at(-1);
        const least = top?.kind === 'bargain' && top.buyer === owner && top.stage === 'counter' ? top.countered : 0;
        const ducats = rich ? money[owner] + 1000 : Math.max(100, least);
        state.treasury -= ducats - money[owner];
        money[owner] = ducats;
      }
      standing[owner] = standing[owner].map((answer) => SWAPPED[answer]);
    },
    // Purchases show what a buyer can pay, and standing orders show when they answer. Bids are shown after the last
    // one.
    shows: ['accept', 'answerPassage', 'askPassage', 'bid'],
    turnsUp: [],
  },
  'doge-ship': {
    options: [
      { approvals: 'hidden', draws: 'hidden' },
      { approvals: 'hidden', draws: 'open' },
      { approvals: 'uncounted', draws: 'hidden' },
      { approvals: 'open', draws: 'hidden' },
    ],
    // Approval counts are not secret, displayed or not: gains and bids are public
    // (tests/engine/doge-ship/counted-approvals.test.ts).
    change(state: DogeShipState, owner) {
      const [first] = state.frames;
      if (!first) return;
      if (owner === null) {
        state.piles.forEach((pile) => pile.reverse());
        state.dogePile.reverse();
        return;
      }
      if (first.kind === 'inspection' && first.bids[owner] !== null)
        first.bids[owner] = first.bids[owner] === 0 ? 1 : 0;
      const top = state.frames.at(-1);
      if (first.kind !== 'turn' || state.order[first.place] !== owner || state.options.draws === 'open') return;
      // The tiles to draw next are unknown to every seat; drawn tiles are known to the drawer.
      if (top?.kind !== 'drawn' && top?.kind !== 'doge')
        [...state.piles, state.dogePile].forEach((pile) => pile.reverse());
      const pile = top?.kind === 'drawn' ? state.piles[top.pile] : state.dogePile;
      if ((top?.kind !== 'drawn' && top?.kind !== 'doge') || pile.length === 0) return;
      [top.tiles[0], pile[0]] = [pile[0], top.tiles[0]];
    },
    shows: LAST_OF_ROUND,
    turnsUp: LAST_OF_ROUND,
  },
  'serenissima-2012': {
    options: [{ money: 'hidden' }],
    change(state: Serenissima2012State, owner, rich) {
      if (owner === null) state.deck.reverse();
      else if (state.options.money === 'hidden' && state.frames.length > 0) {
        state.money[owner] = rich ? state.money[owner] + 20 : 1;
      }
    },
    // A Doge card is turned over at the end of any turn.
    shows: [],
    turnsUp: [
      'answerBlockade',
      'attack',
      'claim',
      'done',
      'fight',
      'finishLoot',
      'land',
      'scuttle',
      'stop',
      'take',
      'transfer',
    ],
  },
  'la-loire': {
    options: [{ layout: 'first' }],
    change(state: LaLoireState, owner) {
      const [turn, question] = state.frames;
      // The cards he may buy next are unknown to every seat; the cards the Spy draws are known to him.
      if (owner === null || (turn?.seat === owner && question?.kind !== 'choice')) {
        state.decks.forEach((deck) => deck.reverse());
        return;
      }
      if (question?.kind !== 'choice' || question.way !== 'spy' || question.seat !== owner) return;
      const deck = state.decks[question.level - 1];
      if (deck.length > 0) [question.drawn[0], deck[0]] = [deck[0], question.drawn[0]];
    },
    shows: ['buyMessage', 'chooseMessage'],
    turnsUp: ['buyMessage'],
  },
};

/**
 * The same position with other secrets of one seat or of the piles; `undefined` if nothing is hidden or the rules
 * forbid it.
 */
export function withOtherSecrets(game: AnyGame, position: unknown, owner: Seat | null, rich: boolean): unknown {
  const other = game.copy(position);
  HIDING[game.about.id].change(other as never, owner, rich);
  if (JSON.stringify(other) === JSON.stringify(position)) return undefined;
  try {
    game.check(other);
    return other;
  } catch {
    return undefined;
  }
}
