import { describe, expect, it } from 'vitest';
import { GALLEYS, SAILORS } from '../../../src/engine/games/serenissima-2012/data/components';
import { BOARD } from '../../../src/engine/games/serenissima-2012/data/board';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import { REFUSALS } from '../../../src/engine/games/serenissima-2012/refusals';
import { RULES } from '../../../src/engine/games/serenissima-2012/rulebook';
import { activate, game, good, hold, launch, no, play, port, refusal, ship, table } from './table';
import type { State } from './table';

const [RED, BLUE] = [0, 1];

/** A refusal must describe the attempted move and cite its rule. */
describe('a refusal gives the reason', () => {
  const why = (state: State, move: Serenissima2012Move) => {
    const code = refusal(state, move);
    return { code, ...REFUSALS[code as keyof typeof REFUSALS] };
  };
  const lone = (step: Parameters<typeof activate>[2] = 'choice') => {
    const state = table();
    launch(state, 3, RED, 'Tunis', 3, { wood: 1 });
    return activate(state, 3, step);
  };

  it('when a standing order is withdrawn too late', () => {
    const state = lone('movement');
    state.standing[RED][BLUE] = 'always';
    const late = why(state, { type: 'revoke', against: BLUE });
    expect(late).toMatchObject({ rule: 'blockade' });
    expect(late.message).toMatch(/[Ss]tanding order/);
  });

  it('when an investment is started twice', () => {
    expect(why(lone('investment'), { type: 'invest' })).toMatchObject({
      rule: 'investment',
      code: 'investing-already',
    });
  });

  it('when a purchase is made after the galley has acted', () => {
    const state = lone('movement');
    hold(state, 'Tunis', RED);
    expect(why(state, { type: 'recruit', to: { port: port('Tunis') }, count: 1 }).code).toBe('acted-already');
    expect(refusal(lone(), { type: 'recruit', to: { port: port('Tunis') }, count: 1 })).toBe('not-investing');
  });

  it('when an attack targets another zone', () => {
    const state = lone();
    hold(state, 'Napoli', BLUE);
    launch(state, 4, BLUE, 'Napoli', 1);
    expect(why(state, { type: 'attack', target: { port: port('Napoli') } }).rule).toBe('battle');
    expect(why(state, { type: 'attack', target: { galley: no(4) } }).rule).toBe('battle');
  });

  it('when a good is not aboard', () => {
    expect(why(lone(), { type: 'sell', good: good('gold') }).rule).toBe('sale');
    expect(why(lone(), { type: 'discard', good: good('gold') }).rule).toBe('goods');
    const state = lone('battle');
    launch(state, 4, BLUE, 'Tunis', 0, { wine: 1 });
    state.frames.push({ kind: 'loot', seat: RED, victor: no(3), prize: no(4) });
    expect(why(state, { type: 'take', good: good('gold') }).rule).toBe('loot');
  });

  it('when a galley without a crew takes goods', () => {
    const state = lone('battle');
    launch(state, 4, BLUE, 'Tunis', 0);
    state.frames.push({ kind: 'loot', seat: BLUE, victor: no(4), prize: no(3) });
    expect(why(state, { type: 'take', good: good('wood') })).toMatchObject({ code: 'last-sailor' });
  });

  it('when a blockaded galley sails on', () => {
    const stopped = lone('stopped');
    stopped.frames[0] = { ...stopped.frames[0], crossed: 1 } as (typeof stopped.frames)[0];
    const to = game.moves(lone(), RED).find((move) => move.type === 'sail') as Serenissima2012Move;
    expect(why(stopped, to)).toMatchObject({ rule: 'blockade', code: 'held' });
    expect(why(stopped, { type: 'discard', good: good('wood') }).code).toBe('loading-over');
    const barred = lone('battle');
    Object.assign(barred.frames[0], { step: 'barred', blockader: BLUE });
    expect(why(barred, to)).toMatchObject({ rule: 'blockade', code: 'blockaded' });
    expect(why(barred, { type: 'discard', good: good('wood') }).code).toBe('loading-over');
    expect(why(lone('sale'), to).code).toBe('movement-over');
  });

  it('when a closed neutral port is attacked', () => {
    const state = table({}, 3);
    const closed = state.ports.findIndex((town) => town.closed);
    launch(state, 3, RED, 'Tunis', 3);
    ship(state, 3).space = BOARD.ports[closed].space;
    activate(state, 3);
    expect(why(state, { type: 'attack', target: { port: closed } })).toMatchObject({ rule: 'closing' });
  });
});

/** The rulebook must be complete and take its figures from the data. */
describe('the rulebook', () => {
  it('gives sailors and galleys by number of players', () => {
    for (const seats of [2, 3, 4]) {
      expect(RULES.limits.text).toContain(String(SAILORS[seats]));
      expect(RULES.limits.text).toContain(String(GALLEYS[seats]));
    }
  });

  it('describes what the engine does', () => {
    expect(RULES.scoring.text).toMatch(/red/);
    expect(RULES.sale.text).toMatch(/several/);
    expect(RULES.sale.text).toMatch(/2 ducats more everywhere, even in your own port/);
    expect(RULES.storm.text).toMatch(/neutral port[\s\S]*even land the last one/);
    expect(RULES.strength.text).toMatch(/0[^.]*can’t attack/);
    expect(RULES.strength.cite).toMatch(/option/);
    expect(RULES.blockade.cite).toMatch(/option/);
    expect(RULES.goal.cite).toMatch(/^Object of the Game/);
  });

  it('allows a claim with the last sailor, and the sale of several goods', () => {
    const claim = activate(withGalley(1, {}), 3);
    const events = play(claim, { type: 'claim', sailors: 1 });
    expect(events.map(({ type }) => type)).toContain('sank');
    const sale = activate(withGalley(1, { wood: 1, wine: 1 }), 3);
    play(sale, { type: 'sell', good: good('wood') });
    play(sale, { type: 'sell', good: good('wine') });
  });
});

const withGalley = (sailors: number, cargo: Parameters<typeof launch>[5]) => {
  const state = table();
  launch(state, 3, RED, 'Tunis', sailors, cargo);
  return state;
};

describe('a player’s own galley', () => {
  it('can be scuttled while it loads: its crew goes to the reserve, its cargo to the supply', () => {
    const state = activate(withGalley(3, { wood: 2 }), 3);
    const [reserve, wood] = [state.reserve[RED], state.supply[good('wood')]];
    const events = play(state, { type: 'scuttle' });
    expect(events[0]).toMatchObject({ type: 'scuttled', seat: RED, galley: no(3), sailors: 3 });
    expect(events[1]).toMatchObject({ type: 'sank', why: 'abandoned' });
    expect(state.galleys[no(3)]).toBeNull();
    expect([state.reserve[RED], state.supply[good('wood')]]).toEqual([reserve + 3, wood + 2]);
    game.check(state);
  });

  it('cannot be scuttled after moving, nor while its owner invests', () => {
    expect(refusal(activate(withGalley(3, {}), 3, 'movement'), { type: 'scuttle' })).toBe('loading-over');
    expect(refusal(activate(withGalley(3, {}), 3, 'investment'), { type: 'scuttle' })).toBe('investing');
    expect(RULES.capacity.text).toMatch(/while it loads/);
    expect(RULES.capacity.cite).toMatch(/our ruling/);
  });

  it('cannot be scuttled in matches from before this option', () => {
    const state = activate(withGalley(3, {}), 3);
    delete (state.options as Record<string, unknown>).scuttle;
    game.check(state);
    expect(refusal(state, { type: 'scuttle' })).toBe('not-now');
  });
});

describe('a view of a finished game', () => {
  it('can be made when no Doge card is left to draw', () => {
    const state = table();
    state.frames = [];
    state.scorings = 3;
    state.discard.push(...state.deck.splice(0));
    const view = game.view(state, RED);
    expect(view.doge.scoringChance).toBe(0);
    expect(view.toScoring).toBeNull();
  });
});
