import { expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { fastRandom } from '../../../src/engine/core/random';
import { dogeShipBot } from '../../../src/engine/games/doge-ship/bot';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import { redactEvent, viewOf } from '../../../src/engine/games/doge-ship/view';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import { entryOf } from '../../../src/engine/bots/bot';
import { game } from './table';
import type { State } from './table';

/** Counts the Approvals per seat from public events alone. */
function listen(counted: number[], events: readonly DogeShipEvent[]): void {
  for (const event of events.map((each) => redactEvent(each, null))) {
    if (event.type === 'intrigued' || event.type === 'bonusGained' || event.type === 'gondolaBuilt')
      counted[event.seat] += event.approvals;
    if (event.type === 'partBuilt' || event.type === 'partReplaced') counted[event.seat] += event.worth.approvals;
    if (event.type === 'inspectionHeld') event.bids.forEach((bid, seat) => (counted[seat] -= bid));
  }
}

/** Plays a game between Apprentices and Merchants. `seen` gets the position and events after every move. */
function playThrough(seats: number, seed: number, seen: (state: State, events: readonly DogeShipEvent[]) => void) {
  const chance = fastRandom(seed);
  const state = game.setup({ seats, options: DEFAULT_OPTIONS }, chance);
  const players = Array.from({ length: seats }, (_, seat) =>
    createAgent(entryOf(game, dogeShipBot) as never, LEVELS[seat % 2 ? 'merchant' : 'apprentice'], seed + seat),
  );
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const { move } = players[seat].decide(game.view(state, seat), seat);
    seen(state, game.play(state, seat, move as never, chance));
  }
}

test.each([2, 3, 4, 5])('with %i players, an observer can count the hidden Approvals at any time', (seats) => {
  let inspections = 0;
  for (const seed of [1, 2, 3]) {
    const counted = Array.from({ length: seats }, () => 0);
    playThrough(seats, seed, (state, events) => {
      listen(counted, events);
      inspections += events.filter(({ type }) => type === 'inspectionHeld').length;
      expect(counted).toEqual(state.approvals);
      expect(viewOf(state, null).players.map((player) => player.counted)).toEqual(counted);
    });
  }
  expect(inspections).toBeGreaterThan(0);
});

test('other players’ Approvals are not shown, nor their bids before all players have bid', () => {
  let hidden = 0;
  let bids = 0;
  playThrough(4, 5, (state) => {
    if (state.frames.length === 0) return;
    const view = viewOf(state, 1);
    expect(view.players.map(({ approvals }) => approvals !== null)).toEqual([false, true, false, false]);
    hidden++;
    const [frame] = state.frames;
    if (frame.kind !== 'inspection' || view.frame?.kind !== 'inspection') return;
    expect(view.frame).toEqual({
      kind: 'inspection',
      placed: frame.bids.map((bid) => bid !== null),
      own: frame.bids[1],
    });
    bids++;
  });
  expect(Math.min(hidden, bids)).toBeGreaterThan(0);
});

test('when a computer guesses hidden information, opponents get exactly the Approvals that can be counted', () => {
  let held = 0;
  playThrough(4, 7, (state) => {
    const [seat] = game.actors(state);
    if (seat === undefined) return;
    held = Math.max(held, ...state.approvals);
    for (const luck of [1, 2, 3])
      expect(dogeShipBot.determinize(viewOf(state, seat), seat, fastRandom(luck)).approvals).toEqual(state.approvals);
  });
  expect(held).toBeGreaterThan(5);
});
