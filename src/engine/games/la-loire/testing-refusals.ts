import { LOCATIONS, NANTES } from './data/board';
import { MONASTERY } from './data/buildings';
import { MESSAGES } from './data/messages';
import type { Player, State, TurnFrame } from './state';
import type { RefusalsTesting } from '../../kit/testing';

const VILLAGE = LOCATIONS.findIndex(({ kind }) => kind === 'village');

/** Sets up the turn of a rich player whose figure has just moved to a place. */
function acting(
  state: State,
  seat: number,
  figure: 'merchant' | 'messenger',
  at: number,
): { readonly player: Player; readonly frame: TurnFrame } | null {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'turn') return null;
  const player = state.players[seat];
  Object.assign(player, { money: 99, goods: player.goods.map(() => 0), messages: [] });
  Object.assign(frame, { poor: false, acting: figure, [figure]: true, bought: false, built: 0, shipped: false });
  Object.assign(frame, { errand: 'none', messages: 0 });
  player[figure].at = at;
  return { player, frame };
}

/**
 * Lets the Messenger stop at a place and gives the player a message with several stops, of which this place is the
 * first or the last.
 */
function delivering(state: State, seat: number, level: number, stop: 'first' | 'last' = 'first') {
  const card = MESSAGES.findIndex((message) => message.level === level && message.shields.length > 1);
  const [here, ...rest] = MESSAGES[card].shields.map((colour) => state.shields.indexOf(colour));
  const at = acting(state, seat, 'messenger', here);
  if (at) at.player.messages = [{ card, cubes: stop === 'last' ? rest : [] }];
  return at;
}

export const REFUSALS: RefusalsTesting<State> = {
  sample: { matches: [1, 2, 3], every: 9 },
  plain: [
    ...['merchant-only', 'exact', 'not-its-place', 'moved-already', 'city-only', 'bought-already', 'no-money'],
    ...['not-a-village', 'no-goods', 'shipped-already', 'carry-limit', 'no-wood', 'no-turning'],
  ],
  changed: {
    'too-poor'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (!at) return false;
      Object.assign(at.frame, { acting: null, merchant: false });
      at.player.money = 0;
      return true;
    },
    'fetched-first'(state, seat) {
      const at = acting(state, seat, 'messenger', VILLAGE);
      if (at) Object.assign(at.frame, { acting: null, messenger: false, merchant: false, fetchedBy: 'merchant' });
      return at;
    },
    'sold-out'(state, seat) {
      state.goods.fill(0);
      return acting(state, seat, 'merchant', VILLAGE);
    },
    'not-empty'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.goods.fill(9);
      state.buildings[VILLAGE] = MONASTERY;
      return at;
    },
    'own-farm'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.goods.fill(9);
      state.buildings[VILLAGE] = 0;
      state.owners[VILLAGE] = (seat + 1) % state.players.length;
      return state.players.length > 1 && at;
    },
    'no-towers'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.goods.fill(9);
      state.buildings[VILLAGE] = 0;
      state.owners[VILLAGE] = seat;
      state.towers = 0;
      return at;
    },
    'two-roads'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.goods.fill(9);
      state.buildings.fill(-1);
      state.owners.fill(-1);
      for (const village of [VILLAGE, VILLAGE + 1]) own(state, village, seat);
      return at;
    },
    'no-tokens'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.goods.fill(9);
      LOCATIONS.forEach(({ kind }, village) => kind === 'village' && village % 10 !== 9 && own(state, village, seat));
      return at;
    },
    'built-already'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.frame.built = 9;
      return at;
    },
    'river-end'(state, seat) {
      const at = acting(state, seat, 'merchant', NANTES);
      if (at) at.player.boat = 99;
      return at;
    },
    'circus-colour'(state, seat) {
      state.frames.push({ kind: 'circus', seat, colour: 0 });
      return true;
    },
    'no-post-here': (state, seat) => {
      state.buildings[VILLAGE] = -1;
      return acting(state, seat, 'messenger', VILLAGE);
    },
    'not-your-building'(state, seat) {
      own(state, VILLAGE, (seat + 1) % state.players.length);
      return state.players.length > 1 && acting(state, seat, 'messenger', VILLAGE);
    },
    'monastery-sells'(state, seat) {
      own(state, VILLAGE, seat);
      state.buildings[VILLAGE] = MONASTERY;
      return acting(state, seat, 'messenger', VILLAGE);
    },
    'messages-bought'(state, seat) {
      const at = acting(state, seat, 'messenger', NANTES);
      if (at) Object.assign(at.frame, { errand: 'messages', messages: 9 });
      return at;
    },
    'deck-empty'(state, seat) {
      state.decks = state.decks.map(() => []);
      return acting(state, seat, 'messenger', NANTES);
    },
    'errand-done'(state, seat) {
      const at = acting(state, seat, 'messenger', NANTES);
      if (at) at.frame.errand = 'hire';
      return at;
    },
    'no-cubes'(state, seat) {
      const at = delivering(state, seat, 3);
      if (at) at.player.cubes = 0;
      return state.options.game === 'casual' && at;
    },
    'casual-order'(state, seat) {
      const at = delivering(state, seat, 3, 'last');
      if (at) at.player.delivered = [];
      return state.options.game === 'casual' && at;
    },
    'no-apprentice'(state, seat) {
      const at = delivering(state, seat, 2);
      if (at) at.player.characters = [];
      return state.options.game !== 'casual' && at;
    },
    'no-helper'(state, seat) {
      const at = delivering(state, seat, 3);
      if (at) at.player.characters = [];
      return state.options.game !== 'casual' && at;
    },
  },
  elsewhere: {
    'the table shows no choices then': ['game-over', 'not-your-turn'],
    'it belongs to a button': ['must-move', 'no-cube-there', 'ship-how-far', 'no-patronus', 'not-drawn'],
    'the panel offers only legal horses': [
      ...['no-horses', 'leave-or-take', 'no-horse-here', 'horses-taken', 'stack-full', 'no-blacksmith'],
      ...['fetched-already', 'take-here', 'no-horse-there', 'fetch-and-leave'],
    ],
    'palaces and characters are chosen in the panel': [
      ...['palace-owned', 'no-cards', 'circus-only', 'no-characters', 'hired-already', 'red-only', 'hired-twice'],
      ...['no-copies', 'apprentice-first'],
    ],
    'no target stands for it': [
      ...['not-now', 'village-only', 'not-sold-here', 'beer', 'one-good', 'abbey-only', 'one-abbey', 'build-from-city'],
      ...['no-spy', 'no-ducal-palace'],
    ],
    'a message in the panel attempts it': ['messenger-only', 'no-message'],
    'the same click attempts something else': ['message-limit'],
  },
};

function own(state: State, village: number, seat: number) {
  state.buildings[village] = 0;
  state.owners[village] = seat;
}
