import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../src/engine/core/random';
import { LOCATIONS, MESSAGES_TO_END } from '../../../src/engine/games/la-loire/data/board';
import { CHARACTERS, characterId } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { seatsNearEnd } from '../../../src/engine/games/la-loire/near-end';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { bySuite } from '../../suite';
import { freshMatch, playOut } from '../generic/playing';
import { at, card, colour, deliver, employ, erect, fund, game, give, go, hand, play, put, RED, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { State } from './table';

const near = (state: State) => game.view(state, RED).nearEnd;

const GREEN = 2;
const SCOUT = CHARACTERS[characterId('scout')];

/** A position in which a seat needs one more message. */
function oneMessageLeft(seat: number): State {
  const state = table();
  state.frames = [newTurn(RED)];
  const easy = MESSAGES.flatMap(({ level, to }, id) => (level === 1 && to !== at('Saumur') ? [id] : []));
  deliver(state, seat, ...easy.slice(0, MESSAGES_TO_END[2] - 1));
  return state;
}

/** A position in which Yellow needs one more purchase at its Farm in Saumur, which Red can reach. */
function riverAlmostDone(): State {
  const state = table();
  state.frames = [newTurn(RED)];
  state.players[YELLOW].boat = game.view(state, RED).river - 1;
  put(state, YELLOW, 'merchant', 'Serrant', { horses: 0 });
  erect(state, YELLOW, 'Saumur', 'farm');
  put(state, RED, 'merchant', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
  return state;
}

describe('the seats near the end of the game', () => {
  it('need a message in hand that the Messenger can deliver on its next ride', () => {
    const state = oneMessageLeft(YELLOW);
    put(state, YELLOW, 'messenger', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    expect(near(state)).toEqual([]);
    hand(state, YELLOW, card('Saumur', 1));
    expect(near(state)).toEqual([YELLOW]);
    put(state, YELLOW, 'messenger', 'Amboise', { horses: 0 });
    expect(near(state)).toEqual([]);
  });

  it('may need a character that the Merchant can hire first', () => {
    const state = oneMessageLeft(YELLOW);
    hand(state, YELLOW, card('Saumur', 1));
    put(state, YELLOW, 'messenger', LOCATIONS[at('Saumur') - 4].name);
    state.horses[at('Saumur') - 4] = 1;
    put(state, YELLOW, 'merchant', LOCATIONS[state.circus - 1].name, { horses: 0 });
    fund(state, YELLOW, SCOUT.cost);
    expect(near(state)).toEqual([YELLOW]);
    fund(state, YELLOW, SCOUT.cost - 1);
    expect(near(state)).toEqual([]);
    employ(state, YELLOW, 'scout');
    expect(near(state)).toEqual([YELLOW]);
  });

  it('include the active seat until its Messenger has acted', () => {
    const state = oneMessageLeft(RED);
    hand(state, RED, card('Saumur', 1));
    put(state, RED, 'messenger', 'Amboise', { horses: 0 });
    const frame = stopped(state, RED, 'messenger', 'Saumur');
    state.players[RED].messenger.horses = 0;
    expect(near(state)).toEqual([RED]);
    frame.errand = 'messages';
    expect(near(state)).toEqual([]);
  });

  it('need a city in reach and the price of shipping, or buyers at a building', () => {
    const state = table();
    state.frames = [newTurn(RED)];
    put(state, YELLOW, 'merchant', 'Serrant', { direction: -1, horses: 0 });
    state.players[YELLOW].boat = game.view(state, RED).river - 2;
    fund(state, YELLOW, 10);
    expect(near(state)).toEqual([YELLOW]);
    fund(state, YELLOW, 9);
    expect(near(state)).toEqual([]);
    state.players[YELLOW].boat++;
    put(state, YELLOW, 'merchant', 'Serrant', { horses: 0 });
    expect(near(state)).toEqual([]);
    erect(state, YELLOW, 'Saumur', 'farm');
    put(state, RED, 'merchant', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    expect(near(state)).toEqual([YELLOW]);
  });

  it('need buyers who can pay for the good and carry it', () => {
    const state = riverAlmostDone();
    expect(near(state)).toEqual([YELLOW]);
    give(state, RED, 'cheese');
    expect(near(state)).toEqual([]);
    employ(state, RED, 'dairyman');
    expect(near(state)).toEqual([YELLOW]);
    state.market.push(...state.market.splice(state.market.indexOf(colour('blue')), 1));
    fund(state, RED, 3);
    expect(near(state)).toEqual([YELLOW]);
    fund(state, RED, 2);
    expect(near(state)).toEqual([]);
  });

  it('need buyers who have yet to buy this turn', () => {
    const state = riverAlmostDone();
    const frame = stopped(state, RED, 'merchant', 'Saumur');
    expect(near(state)).toEqual([YELLOW]);
    frame.bought = true;
    expect(near(state)).toEqual([]);
  });

  it('may need a delivery that pays for shipping, at a price that an earlier purchase raises', () => {
    const state = table();
    state.frames = [newTurn(RED)];
    state.players[YELLOW].boat = game.view(state, RED).river - 1;
    put(state, YELLOW, 'merchant', 'Serrant', { direction: -1, horses: 0 });
    put(state, YELLOW, 'messenger', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    put(state, RED, 'merchant', 'Amboise', { horses: 0 });
    fund(state, YELLOW, 5);
    expect(near(state)).toEqual([]);
    hand(state, YELLOW, card('Saumur', 1));
    expect(near(state)).toEqual([YELLOW]);
    fund(state, YELLOW, 2);
    expect(near(state)).toEqual([]);
    put(state, RED, 'merchant', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    expect(near(state)).toEqual([YELLOW]);
  });

  it('may build a Farm where a later player can buy', () => {
    const state = table(3);
    state.frames = [newTurn(RED)];
    state.players[YELLOW].boat = game.view(state, RED).river - 3;
    put(state, YELLOW, 'merchant', 'Serrant', { direction: -1, horses: 0 });
    put(state, GREEN, 'merchant', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    give(state, YELLOW, 'wood');
    fund(state, YELLOW, 13);
    expect(near(state)).toEqual([]);
    fund(state, YELLOW, 14);
    expect(near(state)).toEqual([YELLOW]);
  });

  it('are none once the last turns begin', () => {
    const state = oneMessageLeft(RED);
    hand(state, RED, card('Saumur', 1));
    put(state, RED, 'messenger', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    go(state, RED, 'messenger', 'Saumur');
    expect(near(state)).toEqual([RED]);
    play(state, RED, { type: 'deliver', card: card('Saumur', 1) });
    expect(state.lastTurns).not.toBeNull();
    expect(near(state)).toEqual([]);
  });
});

describe('the end warning', () => {
  it.each([2, 3, 4])('comes before the end of every game with %i players', (seats) => {
    let ends = 0;
    let warned = 0;
    for (let index = seats; index < seats + bySuite(1, 12) * 4; index += 4) {
      const match = freshMatch(game, seats, index);
      // The seats warned of before each move, with the turn.
      const warnings: { turn: number; seats: readonly number[] }[] = [];
      playOut(match, index, () => {
        const state = match.position as State;
        warnings.push({ turn: state.turn, seats: seatsNearEnd(state) });
      });
      const events = match.log.map((entry) => entry.events.find(({ type }) => type === 'endReached'));
      const last = events.findIndex((event) => event !== undefined);
      const { seat } = events[last] as unknown as { seat: number };
      const round = warnings.slice(0, last + 1).filter(({ turn }) => turn > warnings[last].turn - seats);
      for (const warning of round) expect(warning.seats, `match ${index}`).toContain(seat);
      ends += round.length;
      warned += warnings.filter((warning) => warning.seats.length > 0).length;
    }
    expect(ends).toBeGreaterThan(0);
    expect(warned).toBeLessThan(ends * 12);
  });

  it('in the solo game, comes only if some sequence of moves ends the game this turn', () => {
    const found = { true: 0, false: 0 };
    const start = MESSAGES.flatMap(({ level }, id) => (level === 2 ? [id] : [])).slice(0, MESSAGES_TO_END[1] - 1);
    for (let index = 1; index <= bySuite(4, 40); index++) {
      const match = freshMatch(game, 1, index);
      let turns = 0;
      playOut(match, index, ({ move }) => {
        if (move.type !== 'move' || ++turns % 14 !== 1) return;
        const state = game.copy(match.position as State);
        const [player] = state.players;
        player.boat = Math.max(player.boat, game.view(state, RED).river - 1 - (turns % 2));
        if (turns % 4 === 1) player.delivered = start;
        const real = canEnd(state);
        expect(seatsNearEnd(state), JSON.stringify(state)).toEqual(real ? [RED] : []);
        found[`${real}`]++;
      });
    }
    expect(found.true).toBeGreaterThan(1);
    expect(found.false).toBeGreaterThan(1);
  });
});

/** Moves that can't help to end the game in the same turn. */
const POINTLESS = ['buyMessage', 'build', 'buyPalace', 'takeBackCube', 'endTurn'];

/** Whether some sequence of moves in this turn ends the solo game. Plays all of them. */
function canEnd(state: State): boolean {
  if (state.lastTurns) return true;
  const list = game.moves(state, RED).filter(({ type }) => !POINTLESS.includes(type));
  return list.some((move) => {
    if (move.type === 'sell' && move.count < state.players[RED].goods[move.good]) return false;
    const next = game.copy(state);
    game.play(next, RED, move, fastRandom(1));
    return canEnd(next);
  });
}
