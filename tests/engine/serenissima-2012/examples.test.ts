import { describe, expect, it } from 'vitest';
import { activate, BLACK, BLANK, BLUE, event, game, good, hold, launch, no, NOBODY, ORANGE, play, port, RED, refusal, sea, ship, SKULL, table } from './table'; // prettier-ignore
import type { State } from './table';

describe('galley 4 at València', () => {
  /** Galley 4 with one sailor and galley 6 with three sailors are at València, which Blue owns with one sailor. */
  const atValencia = (): State => {
    const state = table();
    launch(state, 4, BLUE, 'València', 1);
    launch(state, 6, BLUE, 'València', 3);
    return activate(state, 4);
  };
  const crew = (state: State, from = 6, to = 4) =>
    play(state, { type: 'transfer', from: { galley: no(from) }, to: { galley: no(to) }, piece: 'sailor' });

  it('takes two sailors from galley 6, but not the only one in València', () => {
    const state = atValencia();
    crew(state);
    crew(state);
    expect([ship(state, 4).sailors, ship(state, 6).sailors]).toEqual([3, 1]);
    const fromPort = {
      type: 'transfer',
      from: { port: port('València') },
      to: { galley: no(4) },
      piece: 'sailor',
    } as const;
    expect(refusal(state, fromPort)).toBe('last-garrison');
  });

  it.each([{ galley: no(6) }, { port: port('València') }])('sinks when its own sailor goes to %o', (to) => {
    const state = atValencia();
    const events = play(state, { type: 'transfer', from: { galley: no(4) }, to, piece: 'sailor' });
    expect(event(events, 'sank')).toMatchObject({ galley: no(4), why: 'abandoned' });
    expect(state.galleys[no(4)]).toBeNull();
    expect(state.active).toBe(no(6));
  });

  /** Loads, sails towards Tripoli, and meets Red’s galleys 7 and 9, with two sailors each, at Algiers. */
  const blockaded = (): State => {
    const state = atValencia();
    launch(state, 7, RED, 'Algiers', 2, { marble: 1 });
    launch(state, 9, RED, 'Algiers', 2);
    hold(state, 'Algiers', RED, { garrison: 2 });
    crew(state);
    crew(state);
    const loaded = event(play(state, { type: 'load', count: 2 }), 'loaded');
    expect(loaded).toMatchObject({ good: good('wood'), free: 1, cost: 1, paidTo: NOBODY });
    expect(state.money[BLUE]).toBe(4);
    const asked = event(play(state, { type: 'sail', to: sea('Algiers') }), 'blockadeAsked');
    expect(asked.seats).toEqual([RED]);
    const answered = event(play(state, { type: 'answerBlockade', declare: true, standing: false }), 'blockadeAnswered');
    expect(answered).toMatchObject({ sailors: 4, facing: 3, declared: true });
    return state;
  };

  it('loads two wood for one ducat, and is stopped at Algiers by four sailors against three', () => {
    const state = blockaded();
    expect(refusal(state, { type: 'sail', to: sea('Tunis') })).toBe('held');
  });

  it('can’t sell its wood there: Red blockades again, and Blue must end the turn or fight', () => {
    const state = blockaded();
    play(state, { type: 'sell', good: good('wood') });
    expect(game.actors(state)).toEqual([RED]);
    play(state, { type: 'answerBlockade', declare: true, standing: false });
    expect(refusal(state, { type: 'sell', good: good('wood') })).toBe('blockaded');
    expect(game.moves(state, BLUE).map((move) => move.type)).toEqual(['attack', 'attack', 'done']);
  });

  it('fights galley 7 for two rounds with a skull each, sinks it, takes the marble and stops', () => {
    const state = blockaded();
    play(state, { type: 'sell', good: good('wood') });
    play(state, { type: 'answerBlockade', declare: true, standing: false });
    const first = play(state, { type: 'attack', target: { galley: no(7) } }, SKULL, BLANK, BLANK, SKULL);
    expect(event(first, 'attacked').value).toBe(2);
    expect(event(first, 'fought')).toMatchObject({
      round: 1,
      attacker: { sailors: 3, dice: [1, 0], hits: 1, losses: 1 },
      defender: { sailors: 2, dice: [0, 1], hits: 1, losses: 1 },
    });
    expect(game.view(state, null).combat).toEqual({ sailors: 2, crossed: 1, limit: 2, value: 2 });
    const second = play(state, { type: 'fight' }, BLANK, SKULL, SKULL);
    expect(event(second, 'fought')).toMatchObject({ round: 2, attacker: { losses: 1 }, defender: { losses: 1 } });
    expect(event(play(state, { type: 'take', good: good('marble') }), 'sank').galley).toBe(no(7));
    expect(ship(state, 4).cargo[good('marble')]).toBe(1);
    expect(game.view(state, null).combat?.value).toBe(1);
    // The player could also fight the other galley, but stops.
    expect(game.moves(state, BLUE)).toContainEqual({ type: 'attack', target: { galley: no(9) } });
    play(state, { type: 'done' });
    expect(state.active).toBe(no(6));
  });
});

describe('galley 8 at Napoli', () => {
  it('claims the neutral port with a sailor; Black’s three sailors cannot blockade a crew of three', () => {
    const state = table();
    launch(state, 8, ORANGE, 'Sicilia', 3, { wood: 1 });
    launch(state, 10, BLACK, 'Napoli', 3);
    activate(state, 8);
    play(state, { type: 'sail', to: sea('Napoli') });
    expect(game.actors(state)).toEqual([ORANGE]);
    const landed = event(play(state, { type: 'claim', sailors: 1 }), 'landed');
    expect(landed).toMatchObject({ port: port('Napoli'), count: 1, from: NOBODY });
    expect(state.ports[port('Napoli')]).toMatchObject({ owner: ORANGE, garrison: 1 });
    expect(ship(state, 8).cargo[good('wood')]).toBe(1);
  });
});

describe('galley 9’s investment', () => {
  it('costs Black seven ducats: five sailors, and a basilica for Antakya', () => {
    const state = table();
    state.money[BLACK] = 9;
    hold(state, 'Antakya', BLACK, { garrison: 2, stores: ['marble'] });
    launch(state, 9, BLACK, 'Corfu', 2);
    launch(state, 12, BLACK, 'Constantinople', 1);
    activate(state, 9);
    play(state, { type: 'invest' });
    play(state, { type: 'recruit', to: { port: port('Constantinople') }, count: 1 });
    play(state, { type: 'recruit', to: { port: port('Antakya') }, count: 1 });
    expect(refusal(state, { type: 'recruit', to: { port: port('Antakya') }, count: 1 })).toBe('garrison-full');
    play(state, { type: 'recruit', to: { galley: no(12) }, count: 3 });
    play(state, { type: 'buildBasilica', port: port('Antakya') });
    expect(state.money[BLACK]).toBe(2);
    play(state, { type: 'done' });
    expect(state.active).toBe(no(12));
  });
});

describe('València in a scoring', () => {
  it('brings Blue 20 ducats: 15 for four cubes and 5 for the basilica', () => {
    const state = table();
    hold(state, 'València', BLUE, { basilica: true, stores: ['stone', 'wine', 'marble', 'gold'] });
    launch(state, 15, BLUE, 'València', 1);
    launch(state, 14, BLUE, 'València', 1);
    state.marker = 4;
    state.deck = [3, 0, 1, 2, 4];
    activate(state, 15);
    // Two hourglasses move the marker to the first scoring space.
    const events = play(state, { type: 'done' });
    const scored = event(events, 'scored');
    expect(scored.totals).toEqual([20, 0, 0, 0]);
    expect(scored.ports).toContainEqual({ seat: BLUE, port: port('València'), cubes: 4, warehouse: 15, basilica: 5 });
    expect(state.money[BLUE]).toBe(25);
    // The other players own fewer than two galleys and buy after the scoring.
    expect(events.map((entry) => entry.type)).toEqual(['dogeDrawn', 'scored', 'catchUpBegan']);
  });
});
