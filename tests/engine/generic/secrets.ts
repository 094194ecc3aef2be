import type { Seat } from '../../../src/engine/core/game';
import type { State as DogeShipState } from '../../../src/engine/games/doge-ship/state';
import type { State as LaLoireState } from '../../../src/engine/games/la-loire/state';
import type { State } from '../../../src/engine/games/serenissima-1996/state';
import type { State as Serenissima2012State } from '../../../src/engine/games/serenissima-2012/state';

/** A value planted in a position: the seat that may know it (`null`: none), and how it would show in JSON. */
export interface Secret {
  readonly owner: Seat | null;
  readonly token: string;
}

/**
 * For each game with secrets, plants recognisable values in a copy of a position and returns them. A game without an
 * entry must show everything to every seat.
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
  // No seat knows the order of the Doge cards: see tests/engine/serenissima-2012/secrets.test.ts.
  'serenissima-2012': (position) => {
    const state = position as Serenissima2012State;
    if (state.options.money === 'open' || state.frames.length === 0) return [];
    state.money = state.money.map((_, seat) => 7_777_000 + seat);
    return state.money.map((ducats, owner) => ({ owner, token: String(ducats) }));
  },
  /**
   * The decks are secret, except one that is being searched in the palace. With several players only the Spy's owner
   * sees the drawn cards.
   */
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
