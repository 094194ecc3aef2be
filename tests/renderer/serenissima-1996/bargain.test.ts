import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { rowsAt, say } from '../rows-at';
import {
  fund,
  game,
  good,
  hold,
  launch,
  play,
  port,
  sea,
  SPAIN,
  tableIn,
  VENICE,
} from '../../engine/serenissima-1996/table';
import type { State } from '../../engine/serenissima-1996/table';

const ID = 'serenissima-1996';
const { t, n } = i18n.global;

/** Returns the deciding player's question and its details, with names and figures filled in. */
function told(state: State): string[] {
  const [seat] = game.actors(state);
  const { decision, details } = GAME_UIS.gameUi(ID);
  const view = game.view(state, seat);
  return [decision(view), details?.(view) ?? []].flat().map((text) => formatSentence({ t, n }, ID, text));
}

/** Puts a Venetian galley beside a Spanish galley with wood. */
function meeting() {
  const state = tableIn('harbour', VENICE, { barter: true, money: 'hidden' });
  fund(state, VENICE, 2800);
  const own = launch(state, { owner: VENICE, space: 8, sailors: 1, cargo: { wine: 2 } });
  const other = launch(state, { owner: SPAIN, space: 8, sailors: 1, cargo: { wood: 2 } });
  return { state, way: { from: other, galley: own }, names: [other + 1, own + 1] as const };
}

/**
 * Returns the prompt of each step in a bargain over `count` pieces of wood: asked, quoted, countered, refused and, for
 * several pieces, accepted instead.
 */
function steps(count: number) {
  const { state, way, names } = meeting();
  play(state, VENICE, { type: 'askCargo', ...way, good: good('wood'), count });
  const said = [told(state)];
  play(state, SPAIN, { type: 'quote', price: 400 });
  said.push(told(state));
  play(state, VENICE, { type: 'counter', price: 300 });
  said.push(told(state));
  const agreed = structuredClone(state);
  play(state, SPAIN, { type: 'refuse' });
  said.push(told(state));
  if (count > 1) {
    play(agreed, SPAIN, { type: 'accept' });
    said.push(told(agreed));
  }
  return { said, names };
}

beforeAll(async () => {
  await setLanguage('en');
  expect(GAME_UIS.knowsGame(ID)).toBe(true);
});
afterAll(() => setLanguage('en'));

describe('a bargain’s texts name the other player, the goods, the route and the price', () => {
  it('for one piece, in English', () => {
    const { said, names } = steps(1);
    const way = `galley ${names[0]} to galley ${names[1]}`;
    expect(said).toEqual([
      ['Sell 1 wood to Venice: what price?', way],
      ['Spain offers you 1 wood for 400 ducats', `${way} · you have 2,800`],
      ['Venice offers 300 ducats, you asked for 400', `1 wood · ${way}`],
      ['Last chance: 1 wood for 400 ducats', `Spain · ${way} · you have 2,800`],
    ]);
  });

  it('for several, in English', () => {
    const { said, names } = steps(2);
    const way = `galley ${names[0]} to galley ${names[1]}`;
    expect(said).toEqual([
      ['Sell 2 wood to Venice: price each?', way],
      ['Spain offers you 2 wood for 800 ducats', `${way} · 400 ducats each · you have 2,800`],
      ['Venice offers 300 ducats each, you asked for 400', `2 wood · ${way} · 600 ducats in all`],
      ['Last chance: 2 wood for 800 ducats', `Spain · ${way} · 400 ducats each · you have 2,800`],
      ['Take up to 2 wood for 300 ducats each?', `Spain · ${way} · you have 2,800`],
    ]);
  });

  it('without a price per piece for a single piece', () => {
    const rows = (count: number) => {
      const { state, way } = meeting();
      play(state, VENICE, { type: 'askCargo', ...way, good: good('wood'), count });
      const [row] = rowsAt(game, state, SPAIN);
      return [row.label, row.options[0].full].map((sentence) => say(ID, sentence));
    };
    expect(rows(1)).toEqual(['Your price', 'Ask 0 ducats']);
    expect(rows(2)).toEqual(['Your price each', 'Ask 0 ducats each']);
  });

  it('in French', async () => {
    await setLanguage('fr');
    const { said, names } = steps(2);
    const way = `de la galère ${names[0]} à la galère ${names[1]}`;
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(said.map((lines) => lines.map(plain))).toEqual([
      ['Vendre 2 lots de bois à Venise : prix par lot ?', way],
      ['L’Espagne propose 2 lots de bois pour 800 ducats', `${way} · 400 ducats le lot · vous avez 2 800`],
      ['Venise offre 300 ducats le lot au lieu de 400', `2 lots de bois · ${way} · 600 ducats en tout`],
      ['Dernière offre : 2 lots de bois pour 800 ducats', `l’Espagne · ${way} · 400 ducats le lot · vous avez 2 800`],
      ['Prendre jusqu’à 2 lots de bois, 300 ducats le lot ?', `l’Espagne · ${way} · vous avez 2 800`],
    ]);
    await setLanguage('en');
  });

  it('in a port, and in an exchange', () => {
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    fund(state, SPAIN, 500);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    play(state, SPAIN, { type: 'askPrice', port: port('Tunis'), galley, count: 1 });
    play(state, VENICE, { type: 'quote', price: 300 });
    expect(told(state)).toEqual([
      'Venice offers you 1 gold for 300 ducats',
      `Tunis to galley ${galley + 1} · you have 500`,
    ]);

    const { state: exchange, way, names } = meeting();
    const goods = { good: good('wood'), count: 1, inReturn: good('wine'), returned: 2 };
    play(exchange, VENICE, { type: 'askBarter', ...way, ...goods });
    play(exchange, SPAIN, { type: 'quote', price: 100 });
    expect(told(exchange)).toEqual([
      'Spain offers 1 wood for 2 wine plus 100 ducats',
      `galley ${names[0]} to galley ${names[1]} · you have 2,800`,
    ]);
  });

  it('without the buyer’s money if it is hidden', () => {
    const { state, way } = meeting();
    play(state, VENICE, { type: 'askCargo', ...way, good: good('wood'), count: 1 });
    play(state, SPAIN, { type: 'quote', price: 400 });
    const seen = GAME_UIS.gameUi(ID).details?.(game.view(state, SPAIN));
    expect(seen && formatSentence({ t, n }, ID, seen)).toMatch(/^galley \d+ to galley \d+$/);
  });
});

/** Returns the open question with its piece and routes, and the texts of the deciding player's rows. */
function asked(state: State) {
  const ui = GAME_UIS.gameUi(ID);
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const choices = game.moves(state, seat).map((move) => ({ move, forecast: game.forecast?.(state, seat, move) ?? {} }));
  const format = (sentence: Sentence) => formatSentence({ t, n }, ID, sentence);
  const rows = ui.rows(choices, view).map(({ key, actor, target, options, begin, note, brings }) => ({
    key,
    between: [actor, target],
    begins: format(options[begin ?? 0].full),
    leaves: format(options[begin ?? 0].left ?? note ?? NOTHING),
    brings: brings ? format(brings) : '',
  }));
  return { question: ui.questions?.question(view), rows };
}
const NOTHING: Sentence = { key: 'none' };

describe('the question of a bargain', () => {
  it('is at the deciding player’s piece, and its rows state the remaining money and the goods’ value', () => {
    const { state, way, names } = meeting();
    const [spanish, own] = names.map((number) => `galley:${number - 1}`);
    play(state, VENICE, { type: 'askCargo', ...way, good: good('wood'), count: 2 });
    const quoting = asked(state);
    expect(quoting.question).toEqual({ piece: spanish, routes: [[spanish, own]] });
    expect(quoting.rows.map(({ key, between }) => [key, ...between])).toEqual([
      ['bargain quote', spanish, own],
      ['bargain answer', spanish, own],
    ]);
    expect(quoting.rows[1].brings).toBe('');
    // The price starts at the goods' value to the seller.
    expect(quoting.rows[0].begins).toBe(
      `Ask ${/one for ([\d,]+) ducats$/.exec(quoting.rows[0].brings)?.[1]} ducats each`,
    );

    play(state, SPAIN, { type: 'quote', price: 400 });
    const { question, rows } = asked(state);
    expect(question).toEqual({ piece: own, routes: [[spanish, own]] });
    expect(rows.map(({ key, between }) => [key, ...between])).toEqual([
      ['bargain answer', own, spanish],
      ['bargain counter', own, spanish],
    ]);
    const [answers, less] = rows;
    expect(answers.leaves).toBe('2 wood: leaving 2,000 ducats and no room');
    expect(answers.brings).toMatch(/^sells best this turn in .+: one for [\d,]+ ducats$/);
    expect([less.begins, less.leaves, less.brings]).toEqual([
      'Offer 300 ducats each',
      '2 wood: leaving 2,200 ducats and no room',
      '',
    ]);
  });

  it('shows both directions of an exchange, and the value of both goods', () => {
    const { state, way, names } = meeting();
    const [spanish, own] = names.map((number) => `galley:${number - 1}`);
    play(state, VENICE, {
      type: 'askBarter',
      ...way,
      good: good('wood'),
      count: 1,
      inReturn: good('wine'),
      returned: 2,
    });
    play(state, SPAIN, { type: 'quote', price: 100 });
    const { question, rows } = asked(state);
    const routes = [
      [spanish, own],
      [own, spanish],
    ];
    expect(question).toEqual({ piece: own, routes });
    expect(rows[0].leaves).toBe('leaving 2,700 ducats and room for 3');
    expect(rows[0].brings).toMatch(/^best sales within reach: wood in .+ [\d,]+, wine in .+ [\d,]+$/);
  });

  it('is at the port if the port’s owner decides, and is absent without a bargain', () => {
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    fund(state, SPAIN, 500);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    expect(asked(state).question).toBeNull();
    play(state, SPAIN, { type: 'askPrice', port: port('Tunis'), galley, count: 1 });
    const ends = [`port:${port('Tunis')}`, `galley:${galley}`];
    expect(asked(state).question).toEqual({ piece: ends[0], routes: [ends] });
    expect(asked(state).rows[0].between).toEqual(ends);
    play(state, VENICE, { type: 'quote', price: 300 });
    expect(asked(state).question).toEqual({ piece: ends[1], routes: [ends] });
  });
});

it('a seller withdraws an own offer, but refuses a request', () => {
  const answers = (state: State, seat: number) =>
    rowsAt(game, state, seat).flatMap(({ label, options }) =>
      options.flatMap(({ choice: { move }, short }) =>
        move.type === 'refuse' ? [[say(ID, label), say(ID, short)]] : [],
      ),
    );
  const offered = meeting();
  const { from: other, galley: own } = offered.way;
  play(offered.state, VENICE, { type: 'offerCargo', from: own, galley: other, good: good('wine'), count: 1 });
  expect(answers(offered.state, VENICE)).toEqual([['Your offer', 'Withdraw']]);
  const asked = meeting();
  play(asked.state, VENICE, { type: 'askCargo', ...asked.way, good: good('wood'), count: 1 });
  expect(answers(asked.state, SPAIN)).toEqual([['Your answer', 'Refuse']]);
});
