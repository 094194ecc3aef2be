import type { Seat } from '../../../src/engine/core/game';
import type { State as DogeShipState } from '../../../src/engine/games/doge-ship/state';
import type { State as LaLoireState } from '../../../src/engine/games/la-loire/state';
import type { State } from '../../../src/engine/games/serenissima-1996/state';
import type { State as Serenissima2012State } from '../../../src/engine/games/serenissima-2012/state';

/** Something planted in a position: who may know it (`null`: nobody), and how it would show in JSON. */
export interface Secret {
  readonly owner: Seat | null;
  readonly token: string;
}

/**
 * For each game that has secrets, how to plant unmistakable ones in a copy of one of its positions; and what was planted. A game
 * without an entry must show everybody everything.
 */
export const PLANT: Readonly<Record<string, (state: unknown) => Secret[]>> = {
  'serenissima-1996': (position) => {
    const state = position as State;
    const secrets: Secret[] = [];
    const over = state.frames.length === 0;
    if (state.options.money === 'hidden' && !over) {
      state.money = state.money.map((_, seat) => 7_777_000 + seat * 100);
      state.money.forEach((ducats, owner) => secrets.push({ owner, token: String(ducats) }));
    }
    const [frame] = state.frames;
    if (frame?.kind === 'bidding') {
      frame.bids = frame.bids.map((bid, seat) => (bid === null ? null : 5_555_000 + seat * 100));
      frame.bids.forEach((bid, owner) => bid !== null && secrets.push({ owner, token: String(bid) }));
    }
    state.standing.forEach((row, owner) => {
      row.fill('ask');
      row[(owner + 1) % row.length] = 'never';
      secrets.push({ owner, token: '"never"' });
    });
    return secrets;
  },
  'doge-ship': (position) => {
    const state = position as DogeShipState;
    const secrets: Secret[] = [];
    const [first] = state.frames;
    if (first?.kind === 'inspection') {
      first.bids = first.bids.map((bid, seat) => (bid === null ? null : 5_500 + seat));
      first.bids.forEach((bid, owner) => bid !== null && secrets.push({ owner, token: String(bid) }));
    }
    const top = state.frames.at(-1);
    if (first?.kind === 'turn' && state.options.draws === 'hidden' && (top?.kind === 'drawn' || top?.kind === 'doge')) {
      secrets.push({ owner: state.order[first.place], token: `"tiles":[${top.tiles.join()}]` });
    }
    return secrets;
  },
  // The order of the Doge cards is nobody's: tests/engine/serenissima-2012/secrets.test.ts looks after it.
  'serenissima-2012': (position) => {
    const state = position as Serenissima2012State;
    if (state.options.money === 'open' || state.frames.length === 0) return [];
    state.money = state.money.map((_, seat) => 7_777_000 + seat);
    return state.money.map((ducats, owner) => ({ owner, token: String(ducats) }));
  },
  /** The decks are secret from everybody, but for the one searched in the palace; the Spy's cards from all but him, if there are others. */
  'la-loire': (position) => {
    const state = position as LaLoireState;
    const question = state.frames[1];
    const searched = question?.kind === 'choice' && question.way === 'palace' ? question.level - 1 : -1;
    const planted: Secret[] = [];
    const plant = (card: number, owner: Seat | null) => {
      planted.push({ owner, token: String(card) });
      return card;
    };
    state.decks = state.decks.map((deck, level) =>
      level === searched ? deck : deck.map((_, i) => plant(7_777_000 + level * 100 + i, null)),
    );
    if (question?.kind === 'choice' && state.players.length > 1) {
      question.drawn = question.drawn.map((_, i) => plant(5_555_000 + i, question.seat));
    }
    return planted;
  },
};
