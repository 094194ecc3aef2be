import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { beforeAll, describe, expect, it } from 'vitest';
import { sameValue } from '../../../src/engine/core/same-move';
import { BOARD, GOODS } from '../../../src/engine/games/serenissima-1996/data/board';
import type { GoodName } from '../../../src/engine/games/serenissima-1996/data/board';
import { GAME_UIS } from '../../../src/renderer/games';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { describeSeries, describe as tell } from '../../../src/renderer/games/serenissima-1996/describe';
import { ruleOf } from '../../../src/renderer/games/serenissima-1996/explain';
import Markets from '../../../src/renderer/games/serenissima-1996/panels/Markets.vue';
import TurnBar from '../../../src/renderer/games/serenissima-1996/panels/TurnBar.vue';
import { recapText } from '../../../src/renderer/games/serenissima-1996/recap';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import {
  fleet,
  fund,
  game,
  GENOA,
  good,
  hold,
  launch,
  NOBODY,
  play,
  port,
  sea,
  ship,
  SPAIN,
  tableIn,
  VENICE,
} from '../../engine/serenissima-1996/table';
import { rowsAt } from '../rows-at';
import type { State } from '../../engine/serenissima-1996/table';

const { gameUi, knowsGame } = GAME_UIS;

const ID = 'serenissima-1996';
const { t, n } = i18n.global;
const say = (sentence: Sentence | null | undefined) => (sentence ? formatSentence({ t, n }, ID, sentence) : '');

function logged(state: State, events: ReturnType<typeof play>): string[] {
  const view = game.view(state, null);
  return events.map((event) => say(tell(event, view)));
}

beforeAll(async () => {
  await setLanguage('en');
  expect(knowsGame(ID)).toBe(true);
});

describe('the log in Serenissima (1996)', () => {
  it('distinguishes an offer of cargo from a request for it', () => {
    const state = tableIn('harbour', VENICE);
    const mine = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wine: 1 } });
    const theirs = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 1, cargo: { iron: 1 } });
    const ask = structuredClone(state);
    const offer = { type: 'offerCargo', from: mine, galley: theirs, good: good('wine'), count: 1 } as const;
    expect(logged(state, play(state, VENICE, offer))).toEqual(['Venice offers Genoa 1 wine']);
    const question = { type: 'askCargo', from: theirs, galley: mine, good: good('iron'), count: 1 } as const;
    expect(logged(ask, play(ask, VENICE, question))).toEqual(['Venice asks Genoa about 1 iron']);
  });

  it('gives a price per piece only for several pieces, in any language', async () => {
    const EACH = /\beach\b|le lot/;
    for (const { code } of LANGUAGES) {
      await setLanguage(code);
      for (const count of [1, 2]) {
        const state = tableIn('harbour', VENICE);
        const mine = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1 });
        const theirs = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 1, cargo: { iron: 2 } });
        play(state, VENICE, { type: 'askCargo', from: theirs, galley: mine, good: good('iron'), count });
        const [asks] = logged(state, play(state, GENOA, { type: 'quote', price: 300 }));
        const [offers] = logged(state, play(state, VENICE, { type: 'counter', price: 200 }));
        for (const said of [asks, offers]) {
          expect(said).toMatch(/[23]00/);
          expect(EACH.test(said), said).toBe(count > 1);
        }
      }
    }
    await setLanguage('en');
  });

  it.each([
    ['en', 'Venice moves 2 sailors from galley 1 to galley 2', 'Venice throws 2 wine overboard'],
    ['fr', 'Venise déplace 2 marins de la galère 1 vers la galère 2', 'Venise jette 2 lots de vin par-dessus bord'],
  ])('adds up the pieces of identical consecutive moves, in %s', async (code, moves, throws) => {
    await setLanguage(code);
    const view = game.view(tableIn('harbour', VENICE), null);
    const moved = {
      type: 'transferred',
      seat: VENICE,
      piece: 'sailor',
      from: { galley: 0 },
      to: { galley: 1 },
    } as const;
    const thrown = { type: 'discarded', seat: VENICE, galley: 0, good: good('wine') } as const;
    const texts = [moved, thrown].map((event) => say(describeSeries(event, 2, view)).replaceAll('\u00a0', ' '));
    expect(texts).toEqual([moves, throws]);
    expect(describeSeries({ type: 'bidMade', seat: VENICE }, 2, view)).toBeNull();
    await setLanguage('en');
  });

  it('mentions goods taken aboard only for a sinking ship', () => {
    const state = tableIn('combat', VENICE);
    const victor = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2, cargo: { wine: 1 } });
    const prize = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 0, cargo: { iron: 1 } });
    state.frames.push({ kind: 'spoils', stage: 'fate', seat: VENICE, victor, prize });
    const seized = structuredClone(state);
    play(state, VENICE, { type: 'sink' });
    const [rescued] = logged(state, play(state, VENICE, { type: 'stow', from: prize, good: good('iron') }));
    expect(rescued).toMatch(/^Venice takes iron aboard/);
    play(seized, VENICE, { type: 'seize', crew: 1 });
    const [moved] = logged(seized, play(seized, VENICE, { type: 'stow', from: victor, good: good('wine') }));
    expect(moved).toMatch(/^Venice moves wine to galley/);
  });
});

it('the recap of a fight in Serenissima (1996) names the target’s owner, except for a capital', () => {
  const view = game.view(tableIn('combat', VENICE), null);
  const blow = { sailors: 2, die: 3, divisor: 3, hits: 1, losses: 1 };
  const [attacker, defender] = [VENICE, GENOA].map((seat) => ({ ...blow, seat }));
  const recap = (target: { readonly port: number } | { readonly galley: number }) =>
    say(recapText({ type: 'fought', space: sea('Tunis'), galley: 0, target, attacker, defender }, view));
  expect(recap({ galley: 2 })).toBe('galley 1 attacks galley 3 (Genoa): loses 1, Genoa 1');
  expect(recap({ port: port('Tunis') })).toBe('galley 1 attacks Tunis (Genoa): loses 1, Genoa 1');
  expect(recap({ port: port('Genoa') })).toBe('galley 1 attacks Genoa: loses 1, Genoa 1');
});

describe('the table in Serenissima (1996)', () => {
  it.each([
    ['revenue', 'Sell your goods', 'Nothing left to sell'],
    ['landing', 'Land sailors in undefended ports', 'No port left to land in'],
    ['combat', 'Attack, or skip combat', 'No one to attack'],
    ['harbour', 'Buy, build, hire and load', 'Nothing left to buy, build, hire or load'],
  ] as const)('asks for nothing in the %s phase if only its end is possible', (phase, calls, ends) => {
    const asked = (able: boolean) => {
      const state = tableIn(phase, VENICE);
      const highSeas = BOARD.spaces.flatMap((space, id) => (space.highSea ? [id] : []));
      fleet(state, VENICE).forEach((id, i) => (ship(state, id).space = highSeas[i]));
      fund(state, VENICE, 0);
      if (able) {
        launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2, cargo: { wine: 1 } });
        if (phase === 'combat') launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 1 });
        if (phase === 'revenue') hold(state, 'Tunis', VENICE, { garrison: 1 });
      }
      const view = game.view(state, VENICE);
      return say(gameUi(ID).decision(view, rowsAt(game, state, VENICE)));
    };
    expect(asked(true)).toBe(calls);
    expect(asked(false)).toBe(ends);
  });

  it('offers to move sailors in one click, in any number that leaves one aboard a galley', () => {
    const state = tableIn('harbour', VENICE);
    const [first, second] = fleet(state, VENICE);
    Object.assign(ship(state, second), { sailors: 1 });
    const load = (from: object, to: object) => {
      const rows = rowsAt(game, state, VENICE).flatMap(({ options }) => options);
      return rows.flatMap(({ choice: { move, onward = [] }, full }) =>
        move.type === 'transfer' && sameValue({ ...move, from, to }, move) ? [[1 + onward.length, say(full)]] : [],
      );
    };
    const town = { port: port('Venice') };
    expect(load({ galley: first }, town)).toEqual([
      [1, 'Move 1 sailor from galley 1 to the garrison of Venice'],
      [2, 'Move 2 sailors from galley 1 to the garrison of Venice'],
    ]);
    expect(load(town, { galley: first })).toEqual([
      [1, 'Move 1 sailor from the garrison of Venice to galley 1'],
      [2, 'Move 2 sailors from the garrison of Venice to galley 1'],
    ]);
    expect(load(town, { galley: second }).at(-1)?.[0]).toBe(4);
    expect(load({ galley: second }, town)).toHaveLength(1);
  });

  it('says that a move takes a garrison’s last sailors', () => {
    const state = tableIn('harbour', VENICE);
    fund(state, VENICE, 2000);
    hold(state, 'Venice', VENICE, { garrison: 2, stores: ['wood', 'iron'] });
    const emptied = () =>
      rowsAt(game, state, VENICE)
        .flatMap(({ options }) => options.map(({ full }) => say(full)))
        .filter((full) => full.endsWith(' – leaves Venice with no sailors'));
    expect(emptied()).toHaveLength(fleet(state, VENICE).length);
    expect(emptied()[0]).toMatch(/^Move 2 sailors from the garrison of Venice to galley 1 /);
    state.ports[port('Venice')].garrison = 1;
    expect(emptied().map((full) => full.split(' ')[0])).toEqual(['Build', 'Move', 'Move']);
    state.ports[port('Venice')].garrison = 0;
    expect(emptied()).toEqual([]);
  });

  it('names, beside the spoils, the prize’s cargo and the galley that would sink', () => {
    const state = tableIn('combat', VENICE);
    const victor = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    const prize = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 0, cargo: { gold: 2 } });
    state.frames.push({ kind: 'spoils', stage: 'fate', seat: VENICE, victor, prize });
    const seizes = rowsAt(game, state, VENICE).find(({ key }) => key === 'spoils seize');
    expect(say(seizes?.note)).toBe(`Galley ${prize + 1} carries: 2 gold`);
    expect(seizes?.options.map(({ short }) => say(short))).toEqual(['1', `2 – galley ${victor + 1} sinks`]);
  });

  it('says which port of the owner is the reason that a sale earns no bonus', () => {
    const soldTo = (owner: number) => {
      const state = tableIn('revenue', VENICE);
      hold(state, 'Corfu', owner, { garrison: 1 });
      hold(state, 'Tunis', owner, { garrison: 1 });
      launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 1, gems: 1 } });
      const row = rowsAt(game, state, VENICE).find(({ group }) => group === 'sell');
      return row?.options.map(({ full }) => say(full).split(' ducats')[1]);
    };
    expect(soldTo(SPAIN)).toEqual([' – no bonus: Spain already has gold in Tunis', ' plus a 500 bonus']);
    expect(soldTo(VENICE)).toEqual(['', '']);
  });

  it('names the owner of a port under attack, and the price of a galley’s first sailor', () => {
    const state = tableIn('combat', VENICE);
    hold(state, 'Genoa', SPAIN, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Genoa'), sailors: 5 });
    const attack = { type: 'attack', galley, target: { port: port('Genoa') } } as const;
    const [fight] = logged(state, play(state, VENICE, attack, 6, 1));
    expect(fight).toMatch(/attacks Genoa \(held by Spain\): 5/);
    const harbour = tableIn('harbour', VENICE);
    hold(harbour, 'Ragusa', VENICE, { garrison: 1, stores: ['iron'] });
    const build = { type: 'buildGalley', port: port('Ragusa'), crew: 'hired' } as const;
    expect(logged(harbour, play(harbour, VENICE, build))[0]).toMatch(/for 600 ducats, with a hired sailor$/);
  });

  it('says what a sale that fills a port gives its owner', () => {
    const soldIn = (name: 'Sardinia' | 'Venice', stores: GoodName[], owner = SPAIN) => {
      const state = tableIn('revenue', VENICE);
      hold(state, name, owner, { garrison: owner === NOBODY ? 0 : 1, stores });
      launch(state, { owner: VENICE, space: sea(name), sailors: 1, cargo: { gems: 1 } });
      const [{ note, options }] = rowsAt(game, state, VENICE).filter(({ group }) => group === 'sell');
      const points = () => {
        const lines =
          game
            .view(state, null)
            .pointLines.at(owner)
            ?.filter(({ key }) => key !== 'money') ?? [];
        return owner === NOBODY ? 0 : lines.reduce((sum, line) => sum + line.points, 0);
      };
      const before = points();
      play(state, VENICE, options[0].choice.move as Parameters<typeof play>[2]);
      return [say(note), say(options[0].full).split(' – ')[1], points() - before];
    };
    const full: GoodName[] = ['iron', 'wine', 'gold'];
    expect(soldIn('Sardinia', full)).toEqual(['fills Sardinia: Spain +4 points', 'Spain +4 points', 4]);
    expect(soldIn('Sardinia', ['iron', 'wine'])).toEqual(['', undefined, 0]);
    expect(soldIn('Sardinia', full, NOBODY)).toEqual(['', undefined, 0]);
    const capital = soldIn('Venice', ['wood', 'iron', 'textiles', 'spices', 'gold'], VENICE);
    expect(capital).toEqual(['fills Venice: Venice +9 points', 'Venice +9 points', 9]);
  });

  it('tells a port’s owner that they must sell, but not a galley’s owner', () => {
    const noteOf = (move: Parameters<typeof play>[2], state: State) => {
      play(state, SPAIN, move);
      const [{ note }] = rowsAt(game, state, VENICE);
      return say(note);
    };
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    const from = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { iron: 1 } });
    expect(noteOf({ type: 'askPrice', port: port('Tunis'), galley, count: 1 }, structuredClone(state))).toBe(
      'you must sell, at your price',
    );
    expect(noteOf({ type: 'askCargo', from, galley, good: good('iron'), count: 1 }, state)).toBe('');
  });

  it.each([
    ['en', 'Ask Venice: gold in Tunis, galley 1', 'Ask Venice: iron, galley 2 to galley 1'],
    ['fr', 'À Venise : or de Tunis, galère 1', 'À Venise : fer, galère 2 vers galère 1'],
  ])('asks other players in labels that leave room for their buttons, in %s', async (code, ofPort, ofGalley) => {
    await setLanguage(code);
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    state.galleys.fill(null);
    launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { iron: 1 } });
    const labels = rowsAt(game, state, SPAIN).map(({ label }) => say(label).replaceAll('\u00a0', ' '));
    expect(labels).toEqual(expect.arrayContaining([ofPort, ofGalley]));
    await setLanguage('en');
  });

  it('shows the answers to a price in one row, with one button to accept and one to refuse', () => {
    const state = tableIn('harbour', VENICE, { barter: true });
    const mine = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wine: 1 } });
    const theirs = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 1, cargo: { iron: 1 } });
    const goods = { good: good('iron'), count: 1, inReturn: good('wine'), returned: 1 };
    play(state, VENICE, { type: 'askBarter', from: theirs, galley: mine, ...goods });
    play(state, GENOA, { type: 'quote', price: 500 });
    const choices = game.moves(state, VENICE).map((move) => ({ move, forecast: {} }));
    const rows = gameUi(ID).rows(choices, game.view(state, VENICE));
    const answers = rows.filter(({ options }) => options.some(({ choice }) => choice.move.type !== 'counter'));
    expect(answers.map(({ label, options }) => [say(label), ...options.map(({ short }) => say(short))])).toEqual([
      ['Your answer', 'Accept', 'Refuse'],
    ]);
  });

  it('shows the positions that are taken and those that are open, and names the first and the last', () => {
    const state = tableIn('harbour', VENICE);
    state.frames = [{ kind: 'ordering', choosers: [SPAIN, VENICE], places: [-1, GENOA, 3, -1], zeros: [] }];
    const bar = mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } });
    expect(bar.findAll('.order li').map((place) => place.text())).toEqual(['1', 'Genoa', 'Turkey', '4']);
    const [{ options }] = rowsAt(game, state, SPAIN);
    expect(options.map(({ short }) => say(short))).toEqual(['1 (first)', '4 (last)']);
  });

  it('shows no turn number before the first turn', () => {
    const options = tableIn('harbour', VENICE).options;
    const begun = game.setup({ seats: 4, options }, { roll: () => 1 });
    expect(say(gameUi(ID).statusLine(game.view(begun, null)))).toBe('Placement');
  });

  it('announces a new phase in a whole sentence in French', async () => {
    await setLanguage('fr');
    const view = game.view(tableIn('sailing', SPAIN), null);
    expect(say(tell({ type: 'phaseBegan', phase: 'harbour', seat: SPAIN }, view))).toBe(
      'L’Espagne commence la phase de port',
    );
    await setLanguage('en');
  });
});

describe('a variable end in Serenissima (1996)', () => {
  it('never shows turn 9 of 8', () => {
    const state = tableIn('harbour', VENICE, { end: 'variable' });
    state.turn = 9;
    const standing = say(gameUi(ID).statusLine(game.view(state, null)));
    expect(standing).toMatch(/turn 9/);
    expect(standing).not.toMatch(/9 of 8/);
    expect(say(tell({ type: 'turnBegan', turn: 9, last: false, thrown: true }, game.view(state, null)))).toMatch(/die/);
    expect(say(tell({ type: 'turnBegan', turn: 8, last: true }, game.view(state, null)))).toBe('Turn 8, the last');
    state.options = { ...state.options, end: 'fixed' };
    state.turn = 8;
    expect(say(gameUi(ID).statusLine(game.view(state, null)))).toMatch(/turn 8 of 8/);
  });
});

describe('the texts of pieces in Serenissima (1996)', () => {
  it('warn on the button of a landing that would sink the galley', () => {
    const state = tableIn('landing', VENICE);
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    const land = rowsAt(game, state, VENICE).filter(({ group }) => group === 'land');
    expect(land.flatMap(({ options }) => options.map(({ short }) => say(short)))).toEqual([
      '1',
      '2 – the galley sinks',
    ]);
  });

  it('say that a galley with five pieces has no room', () => {
    const state = tableIn('sailing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 3, cargo: { wine: 2 } });
    const left = gameUi(ID).captions?.left?.(`galley:${galley}`, game.view(state, VENICE)) ?? [];
    expect(say(left[0])).toBe('no room aboard');
  });

  it('give the sailors left for hire in the viewer’s port: one per stored good, less those hired', () => {
    const state = tableIn('harbour', VENICE);
    const tunis = hold(state, 'Tunis', VENICE, { garrison: 1, stores: ['iron', 'wood'] });
    state.ports[tunis].hired = 1;
    const left = gameUi(ID).captions?.left;
    expect(left?.(`port:${tunis}`, game.view(state, VENICE)).map(say)).toEqual(['1 sailor for hire']);
    expect(left?.(`port:${hold(state, 'Crete', GENOA)}`, game.view(state, VENICE))).toEqual([]);
  });
});

describe('the markets in Serenissima (1996)', () => {
  it('show what a sale in the viewer’s own port earns, with and without payInOwnPorts', () => {
    for (const payInOwnPorts of [true, false]) {
      const state = tableIn('revenue', VENICE, { payInOwnPorts });
      hold(state, 'Tunis', VENICE, { garrison: 1, stores: ['iron'] });
      const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wine: 1 } });
      const paid = game.forecast?.(state, VENICE, { type: 'sell', galley, good: good('wine') }).price;
      expect(game.view(state, VENICE).prices[port('Tunis')]).toBe(paid);
      expect(game.view(state, SPAIN).prices[port('Tunis')]).toBe(300);
    }
  });

  it('show the acting seat’s bonus for a new market, even to a spectator', () => {
    const state = tableIn('revenue', VENICE);
    hold(state, 'Tunis', SPAIN, { garrison: 1, stores: ['iron'] });
    for (const seat of [VENICE, null]) {
      const markets = mount(Markets, {
        props: { view: game.view(state, seat), open: true },
        global: { plugins: [i18n, createPinia()], stubs: { Modal: { template: '<div><slot /></div>' } } },
      });
      const row = markets.findAll('tbody tr').find((entry) => entry.find('th').text() === 'Tunis');
      const cells = row?.findAll('td').map((cell) => cell.text());
      // Of these goods, Spain’s ports produce wood and gold, and store iron.
      expect(row?.get('.parts').text()).toBe('300 +500');
      // In the narrow dock, the sum replaces both.
      expect(row?.get('.sum').text()).toBe('800');
      expect(cells?.[good('wood')]).toBe('300');
    }
  });
});

/** Short texts about the rules must agree with the rules. */
describe('the texts of Serenissima (1996)', () => {
  it('explain a price with the rule about selling', () => expect(ruleOf('price')).toBe('selling'));

  it('state who earns a bonus, which capital brings income, and what moves ashore', () => {
    const text = (key: string) => t(`games.${ID}.${key}`);
    expect(text('introduction.turn.selling')).toMatch(/neither makes nor stores/);
    expect(text('introduction.turn.selling')).toMatch(/another player/);
    expect(text('explain.revenue')).toMatch(/your own capital/i);
    expect(text('explain.load')).toMatch(/sailors can also join or leave your garrison/i);
    expect(GOODS.length).toBe(BOARD.goods.length);
  });
});

describe('French ports', () => {
  const FRENCH = {
    Venice: ['à Venise', 'devant Venise'],
    Algiers: ['à Alger', 'devant Alger'],
    Sicily: ['en Sicile', 'devant la Sicile'],
    Crete: ['en Crète', 'devant la Crète'],
  };

  it.each(Object.entries(FRENCH))('%s has its preposition and its article', async (name, [there, before]) => {
    await setLanguage('fr');
    const at = { key: `ports.${name.toLowerCase()}` };
    const price = { key: 'ducats', params: { count: 300 } };
    const fort = say({ key: 'events.fortBuilt', params: { power: 'Gênes', port: at, price } });
    expect(fort).toBe(`Gênes construit un fort ${there} pour 300 ducats`);
    expect(say({ key: 'place', params: { space: 'la mer', port: at } })).toBe(`la mer, ${before}`);
    await setLanguage('en');
  });
});
