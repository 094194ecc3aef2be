import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { barterAnswer, exchangeGain } from '../../../src/engine/games/serenissima-1996/bot/bartering';
import type { BargainFrame } from '../../../src/engine/games/serenissima-1996/state';
import { GOODS } from '../../../src/engine/games/serenissima-1996/data/board';
import type { GoodName } from '../../../src/engine/games/serenissima-1996/data/board';
import { fund, game, good, launch, legal, play, refusal, ship, SPAIN, tableIn, VENICE } from './table';
import type { State } from './table';

type Hold = Partial<Record<GoodName, number>>;

/** Puts a Venetian galley beside a Spanish galley, away from ports. */
function meeting(venetian: Hold = { wine: 2 }, spanish: Hold = { gems: 1 }, { space = 8, barter = true } = {}) {
  const state = tableIn('harbour', VENICE, { barter });
  const own = launch(state, { owner: VENICE, space, sailors: 1, cargo: venetian });
  const other = launch(state, { owner: SPAIN, space, sailors: 1, cargo: spanish });
  const ask = (wanted: GoodName, count: number, back: GoodName, returned: number) =>
    ({
      type: 'askBarter',
      from: other,
      galley: own,
      good: good(wanted),
      count,
      inReturn: good(back),
      returned,
    }) as const;
  const offer = (given: GoodName, count: number, back: GoodName, returned: number) =>
    ({
      type: 'offerBarter',
      from: own,
      galley: other,
      good: good(given),
      count,
      inReturn: good(back),
      returned,
    }) as const;
  return { state, own, other, ask, offer };
}

const cargo = (state: State, id: number) =>
  Object.fromEntries(
    GOODS.flatMap((name, kind) => (ship(state, id).cargo[kind] ? [[name, ship(state, id).cargo[kind]]] : [])),
  );
const wealth = (state: State) => ({
  money: state.money.reduce((sum, ducats) => sum + ducats, state.treasury),
  goods: GOODS.map((_, kind) =>
    state.galleys.reduce((sum, galley) => sum + (galley?.cargo[kind] ?? 0), state.supply[kind]),
  ),
});

describe('an exchange between galleys (ruling 25, an option)', () => {
  it('goes through the four steps of a bargain: asked, countered, refused, accepted at the first price', () => {
    const { state, own, other, ask } = meeting();
    const before = wealth(state);
    play(state, VENICE, ask('gems', 1, 'wine', 2));
    expect(game.actors(state)).toEqual([SPAIN]);
    play(state, SPAIN, { type: 'quote', price: 500 });
    play(state, VENICE, { type: 'counter', price: 300 });
    play(state, SPAIN, { type: 'refuse' });
    // The money and room that remain (one piece replaces two), and the prices of both goods at their markets.
    expect(game.forecast?.(state, VENICE, { type: 'accept' })).toEqual({
      onTop: 500,
      money: state.money[VENICE] - 500,
      room: game.view(state, VENICE).room[own] + 1,
      market: expect.any(Number),
      brings: expect.any(Number),
      otherMarket: expect.any(Number),
      otherBrings: expect.any(Number),
    });
    const [done] = play(state, VENICE, { type: 'accept' });
    expect(done).toMatchObject({ type: 'bartered', buyer: VENICE, seller: SPAIN, count: 1, price: 500 });
    expect([cargo(state, own), cargo(state, other)]).toEqual([{ gems: 1 }, { wine: 2 }]);
    expect([state.money[VENICE], state.money[SPAIN]]).toEqual([1500, 2500]);
    expect(wealth(state)).toEqual(before);
  });

  it('is paid for by the other player if the active player offers it', () => {
    const { state, own, other, offer } = meeting();
    play(state, VENICE, offer('wine', 1, 'gems', 1));
    expect(game.actors(state)).toEqual([VENICE]);
    play(state, VENICE, { type: 'quote', price: 200 });
    play(state, SPAIN, { type: 'counter', price: 100 });
    play(state, VENICE, { type: 'accept' });
    expect([cargo(state, own), cargo(state, other)]).toEqual([{ wine: 1, gems: 1 }, { wine: 1 }]);
    expect([state.money[VENICE], state.money[SPAIN]]).toEqual([2100, 1900]);
  });

  it('can be even, so that full galleys can exchange too', () => {
    const { state, own, other, ask } = meeting({ wood: 4 }, { iron: 4 });
    play(state, VENICE, ask('iron', 1, 'wood', 1));
    play(state, SPAIN, { type: 'quote', price: 0 });
    play(state, VENICE, { type: 'accept' });
    expect([cargo(state, own), cargo(state, other)]).toEqual([
      { wood: 3, iron: 1 },
      { wood: 1, iron: 3 },
    ]);
  });

  it('allows the same prices as a cargo sale, up to the buyer’s money', () => {
    const { state, own, other, ask } = meeting();
    Object.assign(state.options, { money: 'open' });
    const sale = structuredClone(state);
    play(sale, VENICE, { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 });
    play(state, VENICE, ask('gems', 1, 'wine', 1));
    expect(legal(state, SPAIN, 'quote')).toEqual(legal(sale, SPAIN, 'quote'));
    expect(refusal(state, SPAIN, { type: 'quote', price: state.money[VENICE] + 100 })).toBe('price-purse');
    expect(refusal(state, SPAIN, { type: 'quote', price: 150 })).toBe('coin');
    play(state, SPAIN, { type: 'quote', price: 400 });
    fund(state, VENICE, 300);
    expect(refusal(state, VENICE, { type: 'accept' })).toBe('no-money');
    expect(refusal(state, VENICE, { type: 'counter', price: 400 })).toBe('counter-lower');
    expect(legal(state, VENICE, 'counter').map(({ price }) => price)).toEqual([0, 100, 200, 300]);
    expect(refusal(state, VENICE, { type: 'take', count: 1 })).toBe('not-now');
  });

  it('is never forced; a refusal closes exchanges of these two goods until the next turn, but not sales', () => {
    const { state, own, other, ask, offer } = meeting({ wine: 2, wood: 1 });
    play(state, VENICE, ask('gems', 1, 'wine', 1));
    play(state, SPAIN, { type: 'refuse' });
    expect(refusal(state, VENICE, ask('gems', 1, 'wine', 2))).toBe('bargain-closed');
    for (const other of [ask('gems', 1, 'wood', 1), offer('wine', 1, 'gems', 1)]) {
      expect(game.moves(state, VENICE)).toContainEqual(other);
    }
    const sale = { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 } as const;
    expect(game.moves(state, VENICE)).toContainEqual(sale);
  });

  it('is refused with the right reason if it is illegal', () => {
    const { state, own, ask, offer } = meeting({ wine: 2, wood: 2 }, { gems: 1, wine: 3 });
    expect(refusal(state, VENICE, ask('wine', 1, 'wine', 1))).toBe('barter-same');
    expect(refusal(state, VENICE, ask('gems', 2, 'wine', 1))).toBe('none-to-trade');
    expect(refusal(state, VENICE, offer('wine', 3, 'gems', 1))).toBe('none-to-trade');
    expect(refusal(state, VENICE, ask('gems', 0, 'wine', 1))).toBe('count');
    expect(refusal(state, VENICE, ask('gems', 1, 'wine', 0))).toBe('count');
    expect(refusal(state, VENICE, ask('wine', 2, 'wood', 1))).toBe('barter-room');
    expect(refusal(state, VENICE, ask('gems', 1, 'wood', 2))).toBe('barter-room');
    expect(refusal(state, VENICE, { ...ask('gems', 1, 'wine', 1), galley: 99 })).toBe('not-your-galley');
    expect(refusal(state, VENICE, { ...ask('gems', 1, 'wine', 1), from: 99 })).toBe('no-such-galley');
    expect(refusal(state, VENICE, { ...ask('wood', 1, 'wine', 1), from: own })).toBe('no-such-galley');
    const far = launch(state, { owner: SPAIN, space: 12, sailors: 1, cargo: { gems: 1 } });
    expect(refusal(state, VENICE, { ...ask('gems', 1, 'wine', 1), from: far })).toBe('trade-here');
    const sea = meeting({ wine: 1 }, { gems: 1 }, { space: 10 });
    expect(refusal(sea.state, VENICE, sea.ask('gems', 1, 'wine', 1))).toBe('high-sea');
  });

  it('is not available without the option, nor in matches started under older rules', () => {
    for (const older of [false, true]) {
      const { state, ask } = meeting({ wine: 2 }, { gems: 1 }, { barter: false });
      if (older) delete (state.options as Record<string, unknown>).barter;
      expect(legal(state, VENICE, 'askBarter')).toEqual([]);
      expect(legal(state, VENICE, 'offerBarter')).toEqual([]);
      expect(refusal(state, VENICE, ask('gems', 1, 'wine', 1))).toBe('no-barter');
    }
    expect(game.about.options.find(({ key }) => key === 'barter')).toMatchObject({ default: false, since: 3 });
  });
});

/** At most four pieces aboard. */
const hold = fc
  .array(fc.constantFrom(...GOODS), { maxLength: 4 })
  .map((names) => names.reduce<Hold>((all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }), {}));

const some = (state: State) =>
  [...legal(state, VENICE, 'askBarter'), ...legal(state, VENICE, 'offerBarter')].filter((_, i) => i % 3 === 0);

describe('with any cargo on two galleys', () => {
  it('a listed exchange can be started, keeps the total goods and money, and overloads no galley', () => {
    fc.assert(
      fc.property(hold, hold, fc.integer({ min: 0, max: 20 }), (venetian, spanish, coins) => {
        const { state } = meeting(venetian, spanish);
        const before = wealth(state);
        for (const move of some(state)) {
          const next = structuredClone(state);
          play(next, VENICE, move);
          const frame = next.frames.at(-1) as BargainFrame;
          play(next, frame.seller, { type: 'quote', price: coins * 100 });
          play(next, frame.buyer, { type: 'accept' });
          expect(wealth(next)).toEqual(before);
        }
      }),
      { numRuns: 40, seed: 25 },
    );
  });

  it('a computer never agrees to an exchange that costs it more than it gains', () => {
    const style = serenissima1996Bot.styles.usual;
    let agreed = 0;
    fc.assert(
      fc.property(hold, hold, fc.integer({ min: 0, max: 20 }), (venetian, spanish, coins) => {
        const { state } = meeting(venetian, spanish);
        for (const move of some(state)) {
          const next = structuredClone(state);
          play(next, VENICE, move);
          const frame = () => next.frames.at(-1) as BargainFrame;
          const { seller, buyer } = frame();
          const quote = barterAnswer(next, seller, frame(), style);
          if (quote.move.type === 'quote')
            expect(quote.move.price + exchangeGain(next, seller, frame(), style)).toBeGreaterThan(0);
          play(next, seller, { type: 'quote', price: coins * 100 });
          const { move: reply } = barterAnswer(next, buyer, frame(), style);
          const gain = exchangeGain(next, buyer, frame(), style);
          if (reply.type === 'accept') expect(gain - coins * 100).toBeGreaterThan(0);
          if (reply.type === 'accept') agreed++;
          play(next, buyer, reply);
          if (reply.type !== 'counter') continue;
          expect(gain - reply.price).toBeGreaterThan(0);
          const { move: last } = barterAnswer(next, seller, frame(), style);
          if (last.type === 'accept') agreed++;
          if (last.type === 'accept')
            expect(exchangeGain(next, seller, frame(), style) + reply.price).toBeGreaterThan(0);
          play(next, seller, last);
        }
      }),
      { numRuns: 40, seed: 25 },
    );
    expect(agreed).toBeGreaterThan(0);
  });
});

describe('a computer that gets an offer', () => {
  const style = serenissima1996Bot.styles.usual;
  const answer = (state: State, seat: number) => serenissima1996Bot.planning?.plans(state, seat, style, 1)[0];

  it('accepts gems for wood, and explains why', () => {
    const { state, offer } = meeting({ gems: 2 }, { wood: 1 });
    play(state, VENICE, offer('gems', 1, 'wood', 1));
    play(state, VENICE, { type: 'quote', price: 0 });
    expect(answer(state, SPAIN)).toMatchObject({ moves: [{ type: 'accept' }], reason: { key: 'bargain.even' } });
  });

  it('asks for more money than it would lose by giving gems for wood', () => {
    const { state, ask } = meeting({ wood: 1 }, { gems: 1 });
    play(state, VENICE, ask('gems', 1, 'wood', 1));
    const loss = -exchangeGain(state, SPAIN, state.frames.at(-1) as BargainFrame, style);
    expect(loss).toBeGreaterThan(0);
    const plan = answer(state, SPAIN);
    expect(plan?.reason.key).toBe('bargain.top');
    expect(plan?.moves[0]).toMatchObject({ type: 'quote' });
    expect((plan?.moves[0] as { price: number }).price).toBeGreaterThan(loss);
  });
});

describe('a position with an exchange', () => {
  const open = () => {
    const met = meeting();
    play(met.state, VENICE, met.ask('gems', 1, 'wine', 2));
    return { ...met, frame: met.state.frames.at(-1) as BargainFrame };
  };

  it('is refused if the option is off, if goods are missing or equal, or if the exchange is past its last step', () => {
    const spoil: ((met: ReturnType<typeof open>) => void)[] = [
      ({ state }) => Object.assign(state.options, { barter: false }),
      ({ frame }) => Object.assign(frame, { inReturn: { good: good('wine'), count: 3 } }),
      ({ frame }) => Object.assign(frame, { inReturn: { good: frame.good, count: 1 } }),
      ({ frame }) => Object.assign(frame, { inReturn: { good: good('wine'), count: 0 } }),
      ({ frame }) => Object.assign(frame, { inReturn: null }),
      ({ frame }) => Object.assign(frame, { stage: 'take', quoted: 100 }),
      ({ state, other }) => (ship(state, other).owner = 1),
    ];
    for (const change of spoil) {
      const met = open();
      game.check(met.state);
      change(met);
      expect(() => game.check(met.state), String(change)).toThrow();
    }
  });
});
