import { expect, test } from 'vitest';
import { recapBySeat, shortened, sinceMove } from '../../../src/renderer/app/table/log/recap-by-seat';
import { GAME_UIS } from '../../../src/renderer/games';
import { sailorsOf } from '../../../src/renderer/games/serenissima/words';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { at } from '../../engine/la-loire/table';
import { say } from '../rows-at';

const { game, position } = merchantsMatch('serenissima-1996', 4, 'since', 60);
const ui = GAME_UIS.gameUi('serenissima-1996');
const view = game.view(position, 0);
const entry = (ply: number, ...events: object[]) => ({
  ply,
  seat: 1,
  barrier: null,
  events: events as { type: string }[],
});
const sailed = (galley: number, from: number, to: number) => ({ type: 'sailed', seat: 1, galley, from, to });
const sold = { type: 'sold', seat: 2, galley: 4, port: 3, good: 0, slot: 0, price: 200, bonus: 0 };
const passed = { type: 'passageAnswered', seat: 1, galley: 4, asker: 2, granted: true };
const turn = { type: 'turnBegan', turn: 3, last: false };

test('the recap has one line for each player, with their battles and the moves that can be watched again', () => {
  const blow = { seat: 1, sailors: 1, die: 1, divisor: 3, hits: 0, losses: 0 };
  const fought = { type: 'fought', space: 1, galley: 4, target: { port: 3 }, attacker: blow, defender: blow };
  const income = { type: 'income', seat: 1, amount: 300 };
  const recap = recapBySeat(ui, [entry(61, passed, turn), entry(62, fought, income), entry(63, sold, income)], view);
  expect(recap.map(({ seat, plies, items }) => [seat, plies, items.map(({ event }) => event.type)])).toEqual([
    [1, [62, 63], ['fought', 'income', 'income']],
    [2, [63], ['sold']],
  ]);
});

test('a line shows only the last step of a voyage, but links to all its moves', () => {
  const voyage = [entry(61, sailed(9, 4, 5)), entry(62, sailed(9, 5, 6))];
  expect(recapBySeat(ui, voyage, view)).toMatchObject([{ plies: [61, 62], items: [{ event: sailed(9, 5, 6) }] }]);
  const others = [entry(61, sailed(8, 4, 5)), entry(62, sailed(9, 5, 6))];
  expect(recapBySeat(ui, others, view)[0].items).toHaveLength(2);
});

test('sailors moved ashore in a port count as one event', () => {
  const move = { type: 'transferred', seat: 1, from: { galley: 4 }, to: { port: 3 }, piece: 'sailor' };
  const moves = [move, move, move, { ...move, to: { galley: 5 } }, { ...move, piece: 2 }];
  const [{ items }] = recapBySeat(ui, [entry(61, ...moves)], view);
  expect(items.map(({ text }) => [text.key, text.params?.sailors])).toEqual([['recap.ashore', sailorsOf(3)]]);
});

test('if a game has no short texts, the recap uses whole sentences, without headings', () => {
  const core = Object.fromEntries(Object.entries(ui).filter(([key]) => key !== 'recap')) as unknown as typeof ui;
  const [line] = recapBySeat(core, [entry(61, turn, sold)], view);
  expect(line.items.map(({ text }) => text.key)).toEqual(['events.sold']);
});

test('the recap knows what each player did before, whatever others did in between', () => {
  const ship = merchantsMatch('doge-ship', 4, 'since', 20);
  const chosen = { type: 'actionChosen', seat: 2, table: 0, space: 1, die: 3, price: 0, left: 1 };
  const bought = { type: 'bought', seat: 2, tile: 0, pile: 0, price: 2, discarded: null, returned: 2 };
  const left = (seat: number) => ({ type: 'leftUndone', seat, work: 'buy', bonus: false, forced: false });
  const moves = [entry(1, chosen), entry(2, bought), entry(3, left(1)), entry(4, left(2))];
  const recap = recapBySeat(GAME_UIS.gameUi('doge-ship'), moves, ship.game.view(ship.position, 0));
  expect(recap.map(({ items }) => items.at(-1)?.text.key)).toEqual(['recap.boughtNoMore', 'recap.boughtNone']);
});

test('the recap of The Doge Ship lists every space taken', () => {
  const ship = merchantsMatch('doge-ship', 4, 'since', 20);
  const chosen = { type: 'actionChosen', seat: 2, table: 0, space: 1, die: 3, price: 2, left: 1 };
  const recap = (price: number) =>
    recapBySeat(GAME_UIS.gameUi('doge-ship'), [entry(1, { ...chosen, price })], ship.game.view(ship.position, 0));
  const space = [{ seat: 2, items: [{ text: { key: 'recap.space' } }] }];
  expect(recap(2)).toMatchObject(space);
  expect(recap(0)).toMatchObject(space);
});

test('the recap of La Loire shows every price that rose or fell, compared with before the first market shift', async () => {
  await setLanguage('en');
  const loire = merchantsMatch('la-loire', 4, 'since', 20);
  const before = [0, 1, 2, 3, 4, 5, 6];
  const shift = (market: readonly number[], colour: number) => [...market.filter((tile) => tile !== colour), colour];
  const [once, twice] = [shift(before, 0), shift(shift(before, 0), 5)];
  const shifted = (colour: number, from: number, market: number[]) => ({ type: 'marketShifted', colour, from, market });
  const events = [shifted(0, 0, once), shifted(5, 4, twice)];
  const now = { ...(loire.game.view(loire.position, 0) as object), market: twice };
  const [line] = recapBySeat(GAME_UIS.gameUi('la-loire'), [entry(1, events[0]), entry(2, events[1])], now);
  expect(line.items.map(({ text }) => say('la-loire', text))).toEqual([
    'Market prices: up (red 3, purple 4), down (yellow 1, white 2, black 3)',
  ]);
});

test('the recap of La Loire says who buys and who sells, even for free', async () => {
  await setLanguage('en');
  const { game, position } = merchantsMatch('la-loire', 4, 'since', 20);
  const traded = (type: string, count: number, price: number) => ({
    ...{ type, seat: 1, at: at('Tours'), good: 0, count, price },
  });
  const [line] = recapBySeat(
    GAME_UIS.gameUi('la-loire'),
    [entry(1, traded('bought', 1, 0)), entry(2, traded('sold', 2, 3))],
    game.view(position, 0),
  );
  expect(line.items.map(({ text }) => say('la-loire', text))).toEqual([
    'buys 1 wood in Tours (free)',
    'sells 2 wood in Tours (+6)',
  ]);
});

test('a player who only moved figures in La Loire gets a line with the moves', async () => {
  await setLanguage('en');
  const loire = merchantsMatch('la-loire', 4, 'since', 20);
  const moved = (seat: number, figure: string, to: string) => ({
    ...{ type: 'moved', seat, figure, from: 0, to: at(to), direction: 1, path: [0, at(to)] },
    ...{ left: 0, taken: 0, horses: 0, early: false },
  });
  const shipped = { type: 'shipped', seat: 2, spaces: 1, cost: 6 };
  const recap = recapBySeat(
    GAME_UIS.gameUi('la-loire'),
    [
      entry(1, moved(1, 'messenger', 'Villandry')),
      entry(2, moved(1, 'merchant', 'Chambord')),
      entry(3, moved(2, 'merchant', 'Tours'), shipped),
    ],
    loire.game.view(loire.position, 0),
  );
  expect(recap.map(({ plies, items }) => [plies, items.map(({ text }) => say('la-loire', text))])).toEqual([
    [
      [1, 2],
      ['Messenger → Villandry', 'Merchant → Chambord'],
    ],
    [[3], ['ships: 1 point (−6)']],
  ]);
});

test('the recap of La Loire keeps the order of play, without horses and with the market last', async () => {
  await setLanguage('en');
  const loire = merchantsMatch('la-loire', 4, 'since', 20);
  const tours = at('Tours');
  const left = { ...{ type: 'moved', seat: 1, figure: 'merchant', from: 0, to: tours, left: 1, taken: 0, path: [] } };
  const sold = { type: 'sold', seat: 1, at: 0, good: 0, count: 2, price: 3 };
  const built = { type: 'built', seat: 1, building: 0, at: tours, cost: 3, wood: 2 };
  const delivered = { type: 'delivered', seat: 1, card: 0, at: tours, points: 2, deniers: 3, cubes: [] };
  const ended = { type: 'endReached', seat: 1, why: 'messages', lastTurns: [2] };
  const shifted = { type: 'marketShifted', colour: 0, from: 0, market: [1, 2, 3, 4, 5, 6, 0] };
  const visited = { type: 'boatMoved', seat: 2, from: 3, to: 4, why: 'building', at: tours };
  const [first, second, market] = recapBySeat(
    GAME_UIS.gameUi('la-loire'),
    [entry(1, shifted, visited, left, sold, built), entry(2, delivered, ended)],
    loire.game.view(loire.position, 0),
  );
  const texts = (items: typeof first.items) => items.map(({ text }) => say('la-loire', text));
  expect(market.items.map(({ event }) => event.type)).toEqual(['marketShifted']);
  const [visit, rest] = [first, second].map(({ items }) => texts(items));
  expect(visit).toEqual(['1 point for its building in Tours']);
  expect(rest).toEqual([
    'sells 2 wood in Nantes (+6)',
    'builds a Farm in Tours (−3)',
    expect.stringMatching(/^delivers a message to \w+: 2 points, 3 deniers$/),
    'has delivered enough messages – last turn for Berry',
  ]);
  expect(texts(shortened(second.items))).toEqual(rest.slice(1));
  expect(texts(shortened(second.items, true))).toEqual([rest[2]]);
  expect(shortened(second.items.slice(0, 1))).toEqual(second.items.slice(0, 1));
});

test('the recap of Serenissima (1996) says what galleys, forts and crews cost', () => {
  const galleyBuilt = { type: 'galleyBuilt', seat: 1, port: 3, galley: 8, crew: 'hired', cost: 700 };
  const fortBuilt = { type: 'fortBuilt', seat: 1, port: 3, cost: 500 };
  const hired = { type: 'hired', seat: 1, port: 3, to: { port: 3 }, count: 2, cost: 200 };
  const [{ items }] = recapBySeat(ui, [entry(61, galleyBuilt, fortBuilt, hired)], view);
  expect(items.map(({ text }) => text.params?.change)).toMatchObject([700, 500, 200].map((n) => ({ params: { n } })));
});

test('the recap of Serenissima (1996) adds up purchases, hirings and the blows of a fight', () => {
  const bought = (galley: number, port: number, count: number) => ({
    ...{ type: 'bought', seat: 1, good: 0, price: 100, paidTo: -1 },
    ...{ galley, port, count },
  });
  const hired = { type: 'hired', seat: 1, port: 3, to: { port: 3 }, count: 1, cost: 100 };
  const blow = (seat: number, losses: number) => ({ seat, sailors: 3, die: 1, divisor: 3, hits: 1, losses });
  const fought = (losses: number) => ({
    ...{ type: 'fought', space: 1, galley: 4, target: { port: 5 } },
    ...{ attacker: blow(1, losses), defender: blow(2, 1) },
  });
  const events = [bought(4, 3, 1), fought(0), hired, bought(5, 3, 2), bought(5, 6, 1), hired, fought(2)];
  const [{ items }] = recapBySeat(ui, [entry(1, ...events)], view);
  expect(items.map(({ event }) => event)).toMatchObject([
    { type: 'bought', port: 3, count: 3 },
    { type: 'fought', attacker: { losses: 2 }, defender: { losses: 2 } },
    { type: 'hired', count: 2 },
    { type: 'bought', port: 6, count: 1 },
  ]);
});

test('the recap of Serenissima (2012) adds up loadings, recruitments and battle rounds, and gives outcomes', () => {
  const later = merchantsMatch('serenissima-2012', 4, 'since', 60);
  const volley = (seat: number, sailors: number, losses: number) => ({ seat, sailors, dice: [1], hits: 1, losses });
  const fought = (target: object, losses: [number, number], sailors: [number, number]) => ({
    ...{ type: 'fought', space: 1, galley: 4, target, round: 1 },
    ...{ attacker: volley(1, sailors[0], losses[0]), defender: volley(2, sailors[1], losses[1]) },
  });
  const loaded = { type: 'loaded', seat: 1, galley: 4, port: 3, good: 0, count: 1, free: 0, cost: 1, paidTo: -1 };
  const recruited = (port: number) => ({ type: 'recruited', seat: 1, to: { port }, count: 1, cost: 1 });
  const attacked = { type: 'attacked', seat: 1, galley: 4, space: 1, target: { galley: 7 }, defender: 2, value: 3 };
  const fell = (seat: number) => ({ type: 'garrisonFell', seat, port: 5 });
  const events = [
    ...[loaded, loaded, { type: 'invested', seat: 1, galley: 3 }, recruited(3), recruited(5), attacked],
    ...[fought({ galley: 7 }, [1, 1], [4, 2]), fought({ galley: 7 }, [0, 1], [3, 1])],
    ...[fought({ port: 5 }, [0, 1], [3, 1]), fell(2), fell(0), fought({ galley: 8 }, [1, 0], [3, 2])],
  ];
  const gameUi = GAME_UIS.gameUi('serenissima-2012');
  const [attacker, own] = recapBySeat(gameUi, [entry(1, ...events)], later.game.view(later.position, 0), 0);
  expect(attacker.items.map(({ event, text }) => [event.type, text.key])).toEqual([
    ['loaded', 'recap.loaded'],
    ['recruited', 'recap.recruited'],
    ['fought', 'recap.sinks'],
    ['fought', 'recap.stormsUnhurt'],
    ['fought', 'recap.fought'],
  ]);
  expect(attacker.items.map(({ event }) => event)).toMatchObject([
    { count: 2, cost: 2 },
    { count: 2, cost: 2 },
    { attacker: { losses: 1 }, defender: { losses: 2 } },
    { attacker: { losses: 0 }, defender: { losses: 1 } },
    { attacker: { losses: 1 }, defender: { losses: 0 } },
  ]);
  expect(own).toMatchObject({ seat: 0, items: [{ text: { key: 'recap.garrisonFell' } }] });
  // A text that is too long keeps the fights, in order.
  expect(shortened(attacker.items).map(({ event }) => event.type)).toEqual(['fought', 'fought', 'fought']);
});

test('an effect is told by the player who caused it, and the reader’s losses follow their cause', async () => {
  await setLanguage('en');
  const { game, position } = merchantsMatch('serenissima-2012', 4, 'since', 60);
  const by = (seat: number, ply: number, ...events: object[]) => ({ ...entry(ply, ...events), seat });
  const volley = (seat: number, sailors: number, losses: number) => ({ seat, sailors, dice: [1], hits: 1, losses });
  const battle = (defender: number, port: number) => ({
    ...{ type: 'fought', space: 1, galley: 4, target: { port }, round: 1 },
    ...{ attacker: volley(1, 2, 2), defender: volley(defender, 1, 1) },
  });
  const recruited = (seat: number) => ({ type: 'recruited', seat, to: { port: 3 }, count: 1, cost: 1 });
  const lost = (seat: number, port: number) => [
    { type: 'garrisonFell', seat, port, by: 1 },
    { type: 'portLost', seat, port },
  ];
  const income = { type: 'wineIncome', seat: 3, ports: [], amount: 2 };
  const sank = (seat: number, galley: number, by: number) => ({ type: 'sank', seat, galley, by });
  const log = [
    by(2, 1, income, recruited(2)),
    by(1, 2, battle(2, 5), ...lost(2, 5), sank(1, 4, 2), sank(2, 7, 1)),
    by(1, 3, battle(0, 6), ...lost(0, 6), sank(0, 1, 1)),
    by(3, 4, recruited(3)),
  ];
  const rows = recapBySeat(GAME_UIS.gameUi('serenissima-2012'), log, game.view(position, 0), 0);
  expect(rows.map(({ seat, items }) => [seat, items.map(({ event }) => event.type)])).toEqual([
    [2, ['recruited']],
    [1, ['fought', 'portLost', 'sank', 'fought']],
    [0, ['garrisonFell', 'portLost', 'sank']],
    [3, ['wineIncome', 'recruited']],
  ]);
  expect(say('serenissima-2012', rows[1].items[1].text)).toMatch(/^\w+ loses \w+$/);
});

test('each event says whether it concerns the reader, so that a text that is too long can begin with those', () => {
  const blow = { seat: 1, sailors: 1, die: 1, divisor: 3, hits: 0, losses: 0 };
  const fought = { type: 'fought', space: 1, galley: 4, target: { port: 3 }, attacker: blow, defender: blow };
  const income = { type: 'income', seat: 1, amount: 300 };
  const [{ items }] = recapBySeat(ui, [entry(61, income), entry(62, fought)], view, 0);
  expect(items.map(({ event, concerns }) => [event.type, concerns])).toEqual([
    ['income', false],
    ['fought', true],
  ]);
});

test('a move that ended the turn also tells what it brought for everyone', () => {
  const bids = { type: 'bidsRevealed', bids: [0, 0, 0, 0] };
  const own = { ...entry(61, { type: 'income', seat: 0, amount: 300 }, turn, bids), seat: 0 };
  const [rest] = [entry(62, sold)];
  expect(sinceMove(ui, [own, rest], 1, view)).toEqual([{ ...own, events: [turn, bids] }, rest]);
  const usual = { ...own, events: own.events.slice(0, 1) };
  expect(sinceMove(ui, [usual, rest], 1, view)).toEqual([rest]);
  expect(sinceMove(ui, [own, rest], 0, view)).toEqual([own, rest]);
});
