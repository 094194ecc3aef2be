import { describe, expect, it } from 'vitest';
import { activate, BLACK, BLANK, BLUE, dice, event, freshTable, game, good, hold, launch, legal, no, NOBODY, ORANGE, play, port, RED, refusal, sea, ship, SKULL, table } from './table'; // prettier-ignore
import type { State } from './table';
import { isPrivate, redactEvent } from '../../../src/engine/core/secrets';

/** Puts Blue's galley 1, with this many sailors, at Red's Napoli. */
function storm(sailors: number, napoli: Parameters<typeof hold>[3] = {}, options = {}): State {
  const state = table(options);
  hold(state, 'Napoli', RED, napoli);
  launch(state, 1, BLUE, 'Napoli', sailors, sailors < 4 ? { wood: 1 } : {});
  launch(state, 15, BLACK, 'Constantinople', 1);
  return activate(state, 1);
}
const NAPOLI = { port: port('Napoli') };

describe('battle', () => {
  it('rulings 21 and 22: the first combat value is the maximum for every later round and battle', () => {
    const state = table();
    launch(state, 1, BLUE, 'Genova', 5);
    launch(state, 2, RED, 'Napoli', 1);
    launch(state, 3, BLACK, 'Napoli', 3);
    launch(state, 4, BLUE, 'València', 1);
    activate(state, 1);
    for (const name of ['Sardegna', 'Napoli']) play(state, { type: 'sail', to: sea(name) });
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK, SKULL);
    expect(game.view(state, null).combat).toMatchObject({ sailors: 4, crossed: 2, limit: 3, value: 3 });
    const events = play(state, { type: 'attack', target: { galley: no(3) } }, SKULL, BLANK, BLANK, SKULL, SKULL, BLANK);
    expect(event(events, 'fought').attacker.dice).toHaveLength(3);
    expect(event(events, 'fought').defender.dice).toHaveLength(3);
    expect(game.view(state, null).combat?.value).toBe(2);
  });

  it('ruling 21: an attacker without losses keeps its combat value', () => {
    const state = storm(3, { garrison: 3 });
    play(state, { type: 'attack', target: NAPOLI }, ...[BLANK, BLANK, BLANK], ...[BLANK, BLANK, BLANK]);
    expect(game.view(state, null).combat?.value).toBe(3);
  });

  it.each([false, true])('ruling 23: combat value 0 allows an attack only with weakAttacks (= %s)', (weakAttacks) => {
    const state = table({ weakAttacks });
    launch(state, 1, BLUE, 'Genova', 1);
    launch(state, 2, RED, 'Napoli', 1);
    launch(state, 3, BLUE, 'València', 1);
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Napoli') });
    const attack = { type: 'attack', target: { galley: no(2) } } as const;
    if (!weakAttacks) expect(refusal(state, attack)).toBe('no-strength');
    else expect(event(play(state, attack, BLANK), 'fought').attacker.dice).toEqual([]);
    // A neutral port can be claimed with any combat value.
    if (!weakAttacks) play(state, { type: 'claim', sailors: 1 });
    expect(state.ports[port('Napoli')].owner).toBe(weakAttacks ? NOBODY : BLUE);
  });

  it('ruling 24: stopping a battle ends the turn', () => {
    const state = storm(2);
    play(state, { type: 'attack', target: NAPOLI }, BLANK, BLANK, BLANK);
    expect(event(play(state, { type: 'stop' }), 'battleStopped').galley).toBe(no(1));
    expect(state.active).toBe(no(15));
  });

  it('ruling 25: all the owner’s galleys fight before the port; other players can’t blockade the attack', () => {
    const state = storm(3);
    launch(state, 2, RED, 'Napoli', 1);
    launch(state, 3, BLACK, 'Napoli', 4);
    expect(refusal(state, { type: 'attack', target: NAPOLI })).toBe('galleys-first');
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK, BLANK);
    play(state, { type: 'attack', target: NAPOLI }, SKULL, BLANK, BLANK, BLANK);
    expect(legal(state, 'land').map(({ sailors }) => sailors)).toEqual([0, 1, 2, 3]);
  });

  it('ruling 26: a fort rolls two dice first; the combat value stays as before the shot', () => {
    const state = storm(3, { garrison: 3, fort: true });
    const events = play(state, { type: 'attack', target: NAPOLI }, SKULL, BLANK);
    expect(event(events, 'attacked').value).toBe(3);
    expect(event(events, 'fortFired')).toMatchObject({ losses: 1, volley: { seat: RED, hits: 1 } });
    // After the fort's roll, the attacker can stop. In this test, it continues with the survivors.
    const round = event(play(state, { type: 'fight' }, BLANK, BLANK, BLANK, BLANK, BLANK), 'fought');
    expect(round.attacker.dice).toHaveLength(2);
    expect(state.ports[port('Napoli')].fort).toBe(true);
  });

  it('ruling 26: a fort that sinks the galley ends the battle', () => {
    const state = storm(1, { fort: true });
    const events = play(state, { type: 'attack', target: NAPOLI }, SKULL, SKULL);
    expect(event(events, 'sank')).toMatchObject({ galley: no(1), why: 'battle' });
    expect(state.active).toBe(no(15));
  });

  it('ruling 26: a fort stays with its port', () => {
    const state = storm(2, { fort: true });
    play(state, { type: 'attack', target: NAPOLI }, BLANK, BLANK);
    play(state, { type: 'fight' }, SKULL, BLANK, BLANK);
    play(state, { type: 'land', sailors: 1 });
    expect(state.ports[port('Napoli')]).toMatchObject({ owner: BLUE, fort: true });
  });

  it('ruling 27: if both sides are destroyed, the port is neutral and keeps its goods and basilica', () => {
    const state = storm(1, { basilica: true, stores: ['gold'] });
    const events = play(state, { type: 'attack', target: NAPOLI }, SKULL, SKULL);
    expect(events.map((entry) => entry.type).slice(1, 5)).toEqual(['fought', 'garrisonFell', 'portLost', 'sank']);
    const left = { owner: NOBODY, garrison: 0, basilica: true, warehouse: [good('gold')] };
    expect(state.ports[port('Napoli')]).toMatchObject(left);
  });

  it('ruling 27: if both sides are destroyed at sea, both galleys sink with their cubes', () => {
    const state = storm(1);
    launch(state, 2, RED, 'Napoli', 1, { gold: 2 });
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, SKULL);
    expect([state.galleys[no(1)], state.galleys[no(2)]]).toEqual([null, null]);
    expect(state.supply[good('gold')]).toBe(10);
  });

  it('ruling 28: the last sailor can land, and the galley sinks', () => {
    const state = storm(1);
    play(state, { type: 'attack', target: NAPOLI }, SKULL, BLANK);
    const events = play(state, { type: 'land', sailors: 1 });
    expect(event(events, 'landed')).toMatchObject({ from: RED, count: 1 });
    expect(event(events, 'sank').why).toBe('landed');
  });

  it('ruling 28: without a landing, the port becomes neutral', () => {
    const state = storm(1);
    play(state, { type: 'attack', target: NAPOLI }, SKULL, BLANK);
    expect(event(play(state, { type: 'land', sailors: 0 }), 'portLost')).toMatchObject({ seat: RED });
    expect(state.ports[port('Napoli')].owner).toBe(NOBODY);
  });

  it('ruling 29: the survivor takes as many goods as fit and discards nothing; a surviving defender takes goods too', () => {
    const state = storm(1);
    launch(state, 2, RED, 'Napoli', 3, { gold: 1 });
    play(state, { type: 'attack', target: { galley: no(2) } }, BLANK, SKULL, BLANK, BLANK);
    expect(game.actors(state)).toEqual([RED]);
    expect(legal(state, 'discard')).toEqual([]);
    play(state, { type: 'take', good: good('wood') });
    expect(ship(state, 2).cargo[good('wood')]).toBe(1);
    expect(state.galleys[no(1)]).toBeNull();
    const full = storm(5);
    launch(full, 2, RED, 'Napoli', 1, { gold: 1 });
    const events = play(full, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK, BLANK, BLANK, BLANK);
    expect(event(events, 'sank')).toMatchObject({ galley: no(2), cargo: [0, 0, 0, 0, 1, 0] });
  });

  it('ruling 30: a player’s last port cannot be attacked, but the player’s galleys there can', () => {
    const state = table();
    launch(state, 1, BLUE, 'Genova', 3);
    launch(state, 2, RED, 'Genova', 1);
    activate(state, 1);
    expect(refusal(state, { type: 'attack', target: { port: port('Genova') } })).toBe('last-port');
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK, BLANK);
    expect(refusal(state, { type: 'attack', target: { port: port('Genova') } })).toBe('last-port');
  });

  it('ruling 31: a blockaded claim can be tried again after each sunken galley', () => {
    const state = table();
    launch(state, 1, BLUE, 'Genova', 3);
    launch(state, 2, RED, 'Napoli', 1);
    launch(state, 3, RED, 'Napoli', 4);
    launch(state, 4, BLUE, 'València', 1);
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Napoli') });
    play(state, { type: 'answerBlockade', declare: false, standing: false });
    play(state, { type: 'claim', sailors: 1 });
    play(state, { type: 'answerBlockade', declare: true, standing: false });
    expect(refusal(state, { type: 'claim', sailors: 1 })).toBe('blockaded');
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK);
    const asked = event(play(state, { type: 'claim', sailors: 1 }), 'blockadeAsked');
    expect(asked.seats).toEqual([RED]);
    play(state, { type: 'answerBlockade', declare: false, standing: false });
    expect(state.ports[port('Napoli')].owner).toBe(BLUE);
  });
});

/** Sets up the turn's last activation, of Black's galley 15. The Doge cards are in the given order. */
function lastActivation(deck: number[], marker = 2, scorings = 0, options = {}): State {
  const state = table(options);
  for (const seat of [BLUE, RED, ORANGE, BLACK]) {
    const home = ['València', 'Genova', 'Venezia', 'Constantinople'][seat];
    launch(state, 8 + 2 * seat, seat, home, 1);
    launch(state, 9 + 2 * seat, seat, home, 1);
  }
  Object.assign(state, { deck, marker, scorings });
  return activate(state, 15);
}

describe('end of turn, scoring, end of game', () => {
  const short = (options = {}): State => {
    const state = lastActivation([1, 0, 2, 3, 4], 2, 0, options);
    for (const number of [8, 9, 11]) {
      const { owner, sailors } = ship(state, number);
      state.reserve[owner] += sailors;
      state.galleys[no(number)] = null;
    }
    return state;
  };

  it('ruling 32: a player with fewer than two galleys buys up to two, each with a paid sailor', () => {
    const state = short();
    expect(event(play(state, { type: 'done' }), 'catchUpBegan')).toMatchObject({ seat: BLUE, galleys: 0 });
    play(state, { type: 'buyGalley', galley: no(1), port: port('València') });
    play(state, { type: 'buyGalley', galley: no(2), port: port('València') });
    expect(state.money[BLUE]).toBe(2);
    expect(refusal(state, { type: 'buyGalley', galley: no(3), port: port('València') })).toBe('enough-galleys');
    play(state, { type: 'recruit', to: { galley: no(1) }, count: 1 });
    expect(refusal(state, { type: 'buildFort', port: port('València') })).toBe('not-now');
    play(state, { type: 'done' });
    expect(game.actors(state)).toEqual([RED]);
    play(state, { type: 'done' });
    expect([state.turn, state.active]).toEqual([2, no(1)]);
  });

  it('ruling 32: with an option, the purchases start with the last player', () => {
    const state = short({ catchUp: 'lastPlayer' });
    expect(event(play(state, { type: 'done' }), 'catchUpBegan').seat).toBe(RED);
  });

  it.each([
    ['hidden', 'all', true],
    ['hidden', undefined, false],
    ['open', 'all', false],
  ] as const)(
    'ruling 32: with %s money and the option asked = %s, a player without ducats can decide: %s',
    (money, asked, isAsked) => {
      const state = short({ money });
      // Matches from before rules version 3 do not have this option.
      const { asked: _new, ...before } = state.options;
      Object.assign(state, { options: asked ? state.options : before });
      state.money[BLUE] = 0;
      // The first galley is free except for its sailor.
      const seats = play(state, { type: 'done' }).flatMap((one) => (one.type === 'catchUpBegan' ? [one.seat] : []));
      expect(seats).toEqual([isAsked ? BLUE : RED]);
      expect(game.moves(state, seats[0]).length > 1).toBe(!isAsked);
    },
  );

  it('ruling 33: passing a scoring space triggers a scoring', () => {
    const state = lastActivation([3, 0, 1, 2, 4], 5);
    const events = play(state, { type: 'done' });
    expect(event(events, 'dogeDrawn')).toMatchObject({ from: 5, to: 7, left: 4, bars: 'secret' });
    expect(event(events, 'scored').scoring).toBe(1);
    expect(state.scorings).toBe(1);
  });

  it('ruling 34: the wine card pays three ducats for each of a player’s ports with wine; drawn cards are public', () => {
    const state = lastActivation([0, 1, 2, 3, 4]);
    hold(state, 'Algiers', BLUE);
    hold(state, 'València', BLUE, { stores: ['wine'] });
    hold(state, 'Modon', NOBODY);
    play(state, { type: 'done' });
    expect(state.money).toEqual([11, 5, 8, 5]);
    expect(game.view(state, null).doge).toMatchObject({ left: [1, 2, 3, 4], discard: [0] });
    expect(state.marker).toBe(2);
  });

  it('the shuffle card returns all five cards', () => {
    const state = lastActivation([4, 0, 1, 2, 3]);
    Object.assign(state, { deck: [4, 1], discard: [0, 2, 3] });
    const [seat] = game.actors(state);
    const events = game.play(state, seat, { type: 'done' }, dice(5, 1, 1, 1, 1));
    game.check(state);
    expect(event(events, 'shuffled').cards).toBe(5);
    expect([state.deck, state.discard]).toEqual([[4, 0, 1, 2, 3], []]);
  });

  it('ruling 35: the third scoring ends the game; money decides, then ports, then the win is shared', () => {
    const ending = (prepare: (state: State) => void) => {
      const state = lastActivation([3, 0, 1, 2, 4], 10, 2);
      prepare(state);
      const events = play(state, { type: 'done' });
      expect(game.actors(state)).toEqual([]);
      const { winners, ties } = game.score(state);
      expect(event(events, 'gameOver').winners).toEqual(winners);
      return [winners, ties.map(({ key, figures }) => [key, ...figures.map(({ figure }) => figure)])];
    };
    expect(ending((state) => (state.money[RED] = 6))).toEqual([[RED], []]);
    expect(ending((state) => hold(state, 'Napoli', ORANGE))).toEqual([[ORANGE], [['ports', 1, 1, 2, 1]]]);
    expect(ending(() => undefined)).toEqual([[BLUE, RED, ORANGE, BLACK], [['ports', 1, 1, 1, 1]]]);
  });

  it.each([
    ['open', [5, 5, 5, 5]],
    ['hidden', [5, null, null, null]],
  ])('ruling 36: money is %s; a scoring is announced to all players', (money, seen) => {
    const state = lastActivation([3, 0, 1, 2, 4], 4, 0, { money });
    hold(state, 'Genova', RED, { stores: ['wood'] });
    expect(game.view(state, BLUE).money).toEqual(seen);
    expect(isPrivate(game, state, BLACK)).toBe(money === 'hidden');
    const scored = event(play(state, { type: 'done' }), 'scored');
    expect(redactEvent(game, scored, BLUE)).toMatchObject({ totals: [0, 2, 0, 0] });
  });
});

describe('two and three players', () => {
  it.each([
    [2, 30, 0],
    [3, 26, 0],
    [4, 22, 2],
  ])('ruling 37: %i players have %i sailors each, and the token starts on space %i', (seats, sailors, marker) => {
    const state = freshTable(seats, { closing: 'lot' });
    expect([state.reserve[0], state.marker, state.galleys.length]).toEqual([sailors, marker, seats < 4 ? 12 : 15]);
    const closed = state.ports.flatMap((entry, id) => (entry.closed ? [id] : []));
    expect(closed).toHaveLength(seats < 4 ? 4 : 0);
  });

  it.each([2, 3])(
    'ruling 38: %i players take turns closing ports, one per good, and enough starting ports must remain',
    (seats) => {
      const state = freshTable(seats);
      expect(refusal(state, { type: 'close', port: port('Tripoli') })).toBe('not-closable');
      const order: number[] = [];
      for (const name of ['València', 'Genova', 'Alexandria']) {
        if (seats === 3 && name === 'Alexandria') break;
        order.push(game.actors(state)[0]);
        play(state, { type: 'close', port: port(name) });
      }
      expect(refusal(state, { type: 'close', port: port('Corfu') })).toBe('good-closed');
      expect(refusal(state, { type: 'close', port: port('Venezia') })).toBe('starts-needed');
      expect(order).toEqual(seats === 2 ? [0, 1, 0] : [0, 1]);
    },
  );

  it('ruling 38: a closed port cannot be loaded at, sold to or claimed, but its zone allows battles', () => {
    const state = table({}, 3);
    launch(state, 1, BLUE, 'Tunis', 3, { wood: 1 });
    launch(state, 2, RED, 'Tunis', 1);
    activate(state, 1);
    expect(refusal(state, { type: 'load', count: 1 })).toBe('port-closed');
    expect(refusal(state, { type: 'sell', good: good('wood') })).toBe('port-closed');
    expect(refusal(state, { type: 'claim', sailors: 1 })).toBe('port-closed');
    play(state, { type: 'attack', target: { galley: no(2) } }, SKULL, BLANK, BLANK, BLANK);
    expect(state.galleys[no(2)]).toBeNull();
  });

  it('ruling 39: two and three players score on the same spaces', () => {
    for (const seats of [2, 3]) {
      const state = table({}, seats);
      for (let seat = 0; seat < seats; seat++) {
        launch(state, 11 - seat, seat, ['València', 'Genova', 'Venezia'][seat], 1);
        launch(state, 7 - seat, seat, ['València', 'Genova', 'Venezia'][seat], 1);
      }
      Object.assign(state, { deck: [3, 0, 1, 2, 4], marker: 3 });
      activate(state, 11);
      const view = game.view(state, null);
      expect(view.doge.scoringChance).toBe(0.8);
      expect(view.toScoring).toBe(1);
      expect(event(play(state, { type: 'done' }), 'scored').scoring).toBe(1);
      expect(game.view(state, null).toScoring).toBe(8 - state.marker);
    }
  });
});
