// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { markRaw, shallowRef } from 'vue';
import { beforeAll, describe, expect, it, test } from 'vitest';
import StoryPanel from '../../../src/renderer/app/table/ending/StoryPanel.vue';
import { EARLIER_VIEW } from '../../../src/renderer/game-ui/earlier-view';
import { GAME_UIS } from '../../../src/renderer/games';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { strengthOf } from '../../../src/renderer/games/serenissima-2012/board/animations';
import { describe as tell, describeSeries } from '../../../src/renderer/games/serenissima-2012/describe';
import { recapText } from '../../../src/renderer/games/serenissima-2012/recap';
import Status from '../../../src/renderer/games/serenissima-2012/panels/Status.vue';
import TurnBar from '../../../src/renderer/games/serenissima-2012/panels/TurnBar.vue';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { useMatch } from '../../../src/renderer/stores/match';
import { explanationOf } from '../../../src/renderer/ui/explain';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { rowsAt } from '../rows-at';
import { activate, game, good, hold, launch, no, play, port, table } from '../../engine/serenissima-2012/table';

const { gameUi, knowsGame } = GAME_UIS;

const ID = 'serenissima-2012';
const { t, n } = i18n.global;
const say = (sentence: Sentence | null | undefined) => (sentence ? formatSentence({ t, n }, ID, sentence) : '');
beforeAll(async () => {
  await setLanguage('en');
  expect(knowsGame(ID)).toBe(true);
});

/** Returns the sentences about loading, recruiting and a small fleet, for one or two pieces. */
function told(count: number): string[] {
  const state = table();
  launch(state, 3, 0, 'Tunis', 1);
  activate(state, 3);
  const loaded = play(state, { type: 'load', count });
  const invested = table();
  hold(invested, 'Tunis', 0);
  launch(invested, 3, 0, 'Tunis', 1);
  activate(invested, 3);
  play(invested, { type: 'invest' });
  const recruited = play(invested, { type: 'recruit', to: { galley: no(3) }, count });
  return [...loaded, ...recruited, { type: 'catchUpBegan', seat: 0, galleys: count - 1 } as const].map((event) =>
    say(tell(event)),
  );
}

const SOLD = { type: 'sold', seat: 0, galley: no(3), slot: 0, wineSide: false } as const;

describe('the texts of Serenissima (2012)', () => {
  it('count ducats and galleys in singular and plural', async () => {
    expect(told(1)[0]).toMatch(/1 ducat$/);
    expect(told(2)[0]).toMatch(/2 ducats$/);
    expect(told(1)[1]).toMatch(/1 ducat$/);
    expect(told(2)[2]).toMatch(/has 1 galley and/);
    for (const { code: language } of LANGUAGES) {
      await setLanguage(language);
      for (const sentence of [...told(1), ...told(2)]) expect(sentence).not.toMatch(/\b1 (ducats|galleys|galères)/);
    }
    await setLanguage('en');
  });

  it('say that a small fleet may also buy sailors, and what spice earns in the player’s own port', () => {
    expect(t(`games.${ID}.decision.catchUp`)).toMatch(/sailors/);
    const state = table();
    hold(state, 'Napoli', 0);
    launch(state, 3, 0, 'Napoli', 1, { spice: 1 });
    activate(state, 3);
    const forecast = game.forecast?.(state, 0, { type: 'sell', good: good('spice') });
    expect(forecast).toMatchObject({ price: 0, bonus: 2 });
    expect(t(`games.${ID}.explain.sell`)).toMatch(/Spice always earns 2 ducats more/);
  });

  it('describe spice as stored in the player’s own port, and as sold elsewhere', () => {
    const sale = { ...SOLD, port: port('València'), good: good('spice') };
    const sold = (price: number) => say(tell({ ...sale, price, bonus: 2, wineSide: false }));
    expect(sold(0)).toBe('Blue stores spice in València and earns 2 for spice');
    expect(sold(4)).toBe('Blue sells spice in València for 4 ducats, plus 2 for spice');
  });

  it('give the losses of a round in sailors, and leave out a side without any', async () => {
    const volley = (seat: number, losses: number) => ({ seat, sailors: 3, dice: [1], hits: 0, losses });
    const fought = (mine: number, theirs: number) =>
      say(
        tell({
          ...({ type: 'fought', space: 1, galley: no(3), target: { galley: no(7) }, round: 1 } as const),
          ...{ attacker: volley(0, mine), defender: volley(2, theirs) },
        }),
      ).replaceAll('\u00a0', ' ');
    expect(fought(0, 0)).toMatch(/ – no losses$/);
    expect(fought(1, 0)).toMatch(/ – Blue loses 1 sailor$/);
    expect(fought(1, 2)).toMatch(/ – Orange loses 2 sailors, Blue 1$/);
    const shot = { type: 'fortFired', port: port('Tunis'), galley: no(3), volley: { hits: 0, dice: [1] } } as const;
    expect(say(tell({ ...shot, losses: 0 } as never))).toMatch(/ – no losses$/);
    await setLanguage('fr');
    expect(fought(0, 0)).toMatch(/ – aucune perte$/);
    expect(fought(1, 2)).toMatch(/ – Orange perd 2 marins, Bleu 1$/);
    await setLanguage('en');
  });

  it('add up equal purchases and pieces of the log', async () => {
    const recruited = { type: 'recruited', seat: 0, to: { galley: no(12) }, count: 1, cost: 1 } as const;
    const looted = { type: 'looted', seat: 0, galley: no(3), from: no(3), to: no(4), good: good('wine') } as const;
    const series = () =>
      [recruited, looted].map((event) => say(describeSeries(event as never, 2)).replaceAll('\u00a0', ' '));
    expect(series()).toEqual(['Blue recruits 2 sailors for galley 12, 2 ducats', 'Blue takes 2 wine from galley 3']);
    expect(say(tell(looted as never))).toBe('Blue takes wine from galley 3');
    await setLanguage('fr');
    expect(series()).toEqual([
      'Bleu recrute 2 marins pour la galère 12 : 2 ducats',
      'Bleu prend 2 cubes de vin de la galère 3',
    ]);
    await setLanguage('en');
  });

  it('name goods with their article in the French recap', async () => {
    const sale = (name: Parameters<typeof good>[0], price: number) =>
      recapText({ ...SOLD, port: port('Venezia'), good: good(name), price, bonus: 0 }, game.view(table(), 1));
    expect(say(sale('wood', 2))).toBe('sells wood in Venezia (+2)');
    await setLanguage('fr');
    expect(say(sale('wood', 2))).toBe('vend du bois à Venezia (+2)');
    expect(say(sale('spice', 2))).toBe('vend des épices à Venezia (+2)');
    expect(say(sale('gold', 0))).toBe('entrepose de l’or à Venezia');
    await setLanguage('en');
  });

  it('leave out losses of no sailors, and the reader’s own actions, in the recap', async () => {
    const volley = (seat: number, losses: number) => ({ seat, sailors: 3, dice: [1], hits: 0, losses });
    const fought = (target: object, losses: number) =>
      say(
        recapText(
          { type: 'fought', galley: no(3), target, attacker: volley(0, losses), defender: volley(2, 3) } as never,
          game.view(table(), 1),
        ),
      );
    expect(fought({ galley: no(7) }, 0)).toBe('galley 3 sinks galley 7 (Orange)');
    expect(fought({ port: port('Tunis') }, 0)).toBe('galley 3 defeats Tunis’s garrison (Orange)');
    expect(fought({ port: port('Tunis') }, 1)).toMatch(/losing 1 sailor$/);
    const shot = { type: 'fortFired', port: port('Tunis'), galley: no(3), losses: 0 };
    expect(say(recapText(shot as never, game.view(table(), 1)))).toBe('Tunis’s fort misses galley 3');
    const sale = { ...SOLD, port: port('Venezia'), good: good('wood'), price: 2, bonus: 0 };
    expect(recapText(sale, game.view(table(), 0))).toBeNull();
    expect(recapText(sale, game.view(table(), 1))).not.toBeNull();
  });

  it('say that a galley’s price includes its first sailor, in the log, the recap and the choices', async () => {
    const bought = { type: 'galleyBought', seat: 0, galley: no(4), port: port('Tunis'), cost: 3 } as const;
    const state = table();
    hold(state, 'Tunis', 0);
    launch(state, 3, 0, 'Tunis', 1);
    activate(state, 3, 'investment');
    const label = () => say(rowsAt(game, state, 0).find(({ group }) => group === 'buy')?.options[0].full);
    for (const { code: language } of LANGUAGES) {
      await setLanguage(language);
      const included = language === 'en' ? 'with its first sailor' : 'premier marin compris';
      const recap = say(recapText(bought, game.view(state, 1)));
      for (const text of [say(tell(bought)), recap, label()]) expect(text).toContain(included);
    }
    await setLanguage('en');
  });

  it('say in a saved game’s status line what is being loaded, as the app may be loading too', async () => {
    const status = () => say(gameUi(ID).statusLine({ ...game.view(table(), 0), turn: 2, phase: 'loading' }));
    expect(status()).toBe('turn 2, Loading cargo');
    await setLanguage('fr');
    expect(status()).toBe('tour 2, Chargement de la galère');
    await setLanguage('en');
  });

  it('count the players who could blockade', async () => {
    const state = table();
    launch(state, 3, 0, 'Tunis', 2, { wood: 1 });
    activate(state, 3);
    const sail = game.moves(state, 0).find((move) => move.type === 'sail');
    if (!sail) throw new Error('The galley does not sail');
    const full = (blockaders: number) => {
      const rows = gameUi(ID).rows([{ move: sail, forecast: { left: 1, blockaders } }], game.view(state, 0));
      return say(rows[0].options[0].full);
    };
    expect(full(1)).toMatch(/blockade possible: 1 player,/);
    await setLanguage('fr');
    expect(full(1)).toMatch(/blocus possible.: 1 joueur,/);
    expect(full(2)).toMatch(/blocus possible.: 2 joueurs,/);
    await setLanguage('en');
  });

  it('mention no turn before the first turn', () => {
    const begun = game.setup({ seats: 4, options: table().options }, { roll: () => 1 });
    expect(say(gameUi(ID).statusLine(game.view(begun, null)))).toBe('Choosing a start');
  });

  it('ask for confirmation before players sink their own galleys', () => {
    const state = table();
    launch(state, 3, 0, 'Tunis', 2);
    activate(state, 3);
    const rows = gameUi(ID).rows([{ move: { type: 'scuttle' }, forecast: {} }], game.view(state, 0));
    expect(say(rows[0].label)).toBe('Sink galley 3');
    expect(rows[0]).toMatchObject({ role: 'optional', rare: true });
    expect(say(rows[0].options[0].warning)).toMatch(/Sink your galley 3\? .*2 sailors/);
    expect(port('Tunis')).toBeGreaterThan(0);
  });

  it('count the steps to a scoring, but never a fourth scoring', () => {
    const bar = (over: boolean, short: number) => {
      const state = table();
      state.marker += short;
      if (over) {
        state.scorings = 3;
        state.frames = [];
      }
      const wrapper = mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } });
      return wrapper.find('.track ol').attributes('aria-label');
    };
    expect(bar(false, 3)).toMatch(/1 space to scoring 1/);
    expect(bar(false, 0)).toMatch(/4 spaces to scoring 1/);
    expect(bar(true, 0)).toMatch(/no scorings left/);
  });

  it('show the chance of a scoring this turn, except during the set-up and after the last scoring', () => {
    const chance = (state: ReturnType<typeof table>) => {
      const bar = mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } });
      const shown = bar.findAll('.chance span').map((text) => text.text());
      return shown.length > 0 ? shown : null;
    };
    const state = table();
    state.turn = 1;
    expect(chance(state)).toEqual(['no scoring this turn', '✦ scoring 0%']);
    state.marker += 3;
    expect(chance(state)?.join()).toMatch(/^scoring this turn: (\d+%),✦ scoring \1$/);
    state.scorings = 3;
    expect(chance(state)).toBeNull();
    expect(chance({ ...table(), turn: 0 })).toBeNull();
  });

  it('show no income for a next scoring after the last one', () => {
    const state = table();
    const shown = () => {
      const props = { view: game.view(state, null), names: ['Anna', 'Bruno', 'Carla', 'Dario'], open: null };
      const { element } = mount(Status, { props, global: { plugins: [i18n] } });
      return element.querySelectorAll('.income, .scoring').length;
    };
    expect(shown()).toBe(8);
    state.scorings = 3;
    expect(shown()).toBe(0);
  });

  it('mark no change of the reserve, which grows when a player loses sailors, and say what it counts', () => {
    const state = table();
    const earlier = shallowRef(game.view(state, null));
    state.reserve[0] += 2;
    state.money[0] += 2;
    const props = { view: game.view(state, null), names: ['Anna', 'Bruno', 'Carla', 'Dario'], open: null };
    const provide = { [EARLIER_VIEW as symbol]: earlier };
    const wrapper = mount(Status, { props, global: { plugins: [i18n], provide } });
    expect(wrapper.findAll('.up').map(({ element }) => element.closest('.money') !== null)).toEqual([true]);
    const tip = explanationOf(wrapper.get('.figure').element);
    expect(tip?.title).toBe(`Blue: ${state.reserve[0]} sailors in reserve`);
    expect(tip?.text).toMatch(/^Sailors not on the board\./);
  });

  it('count skulls instead of pips in the summary of a game', () => {
    const luck = [{ seat: 0, dice: 5, sum: 9, expected: 7 }];
    const over = { view: game.view(table(), null), seats: [{}, {}, {}, {}], acts: [] };
    const wrapper = mount(StoryPanel, {
      props: { story: { curves: [], turningPoints: [], luck }, table: over as never, ui: markRaw(gameUi(ID)) },
      global: { plugins: [i18n, createPinia()] },
    });
    expect(wrapper.find('.luck').text()).toBe('Blue: 5 dice, 2 skulls above average');
  });

  it('say who acted in a turning point and what changed, and explain it by a scoring alone, never by a Doge card', () => {
    const landed = { type: 'landed', seat: 2, galley: no(3), port: port('Sicilia'), count: 1, from: 3 };
    const drawn = { type: 'dogeDrawn', card: 0, from: 1, to: 2 };
    const scored = { type: 'scored', scoring: 1, totals: [29, 9, 20, 11], ports: [] };
    const points = { moved: true, gain: 35, others: 20, victim: null, prospective: false, leads: false };
    const heading = (change: object) => read([scored], change).replace(/: .*$/, '');
    const read = (events: object[], change = {}) => {
      const pinia = createPinia();
      setActivePinia(pinia);
      useMatch().log = [{ ply: 1, events }] as never;
      const turningPoints = [{ ply: 1, seat: 1, ...points, ...change }];
      const over = { view: game.view(table(), null), seats: [{}, {}, {}, {}], acts: [] };
      const wrapper = mount(StoryPanel, {
        props: { story: { curves: [], turningPoints, luck: [] }, table: over as never, ui: markRaw(gameUi(ID)) },
        global: { plugins: [i18n, pinia] },
      });
      return wrapper.get('ol span').text();
    };
    const told = (...events: object[]) => read(events).replace(/^.*?: /, '');
    expect(told(landed, drawn, scored)).toBe('Scoring 1: Blue 29, Red 9, Orange 20, Black 11.');
    expect(told(landed, drawn)).toBe('Orange lands 1 sailor in Sicilia and takes it from Black.');
    expect(heading({})).toBe('Red gains 15 ducats more than anyone else');
    expect(heading({ others: 0 })).toBe('Red gains 35 ducats');
    const victim = { seat: 3, loss: 1 };
    expect(heading({ others: 0, gain: 5, victim })).toBe('Red gains 5 ducats and costs Black 1 ducat');
    expect(heading({ others: 0, gain: 0, victim })).toBe('Red costs Black 1 ducat');
    expect(heading({ others: 0, gain: 0, victim, prospective: true })).toBe(
      'Red costs Black 1 ducat, counting the next scoring',
    );
    expect(heading({ moved: false, gain: 5, victim })).toBe('Red gains 5 ducats and Black loses 1 ducat');
    expect(heading({ leads: true })).toBe('Red takes the lead and never loses it');
  });

  it('do not promise galleys a next turn after the game is over', () => {
    const wheel = (over: boolean) => {
      const state = table();
      launch(state, 3, 0, 'Tunis', 1);
      if (over) state.frames = [];
      return mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } })
        .find('.wheel')
        .text();
    };
    expect(wheel(false)).toContain('3, Blue: done this turn');
    expect(wheel(true)).toContain('3, Blue');
    expect(wheel(true)).not.toContain('done');
  });

  it('on the wheel: clicking a number chooses its galley, during the set-up even one not yet placed', async () => {
    const state = table();
    launch(state, 3, 0, 'Tunis', 1);
    const bar = mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } });
    const numbers = bar.findAll('.wheel li');
    await numbers[0].trigger('click');
    expect(bar.emitted('choose')).toBeUndefined();
    await numbers[2].trigger('click');
    expect(bar.emitted('choose')).toEqual([['galley:2']]);
    Object.assign(state.frames[0], { stage: 'galley' });
    await bar.setProps({ view: game.view(state, null) });
    await numbers[0].trigger('click');
    expect(bar.emitted('choose')).toEqual([['galley:2'], ['galley:0']]);
  });

  it('do not ask a full galley to load', () => {
    const asked = (sailors: number) => {
      const state = table();
      launch(state, 3, 0, 'Tunis', sailors, { wood: 2 });
      activate(state, 3, 'loading');
      hold(state, 'Tunis', 0, { stores: ['wood'] });
      return say(gameUi(ID).decision(game.view(state, 0), rowsAt(game, state, 0)));
    };
    expect(asked(2)).toBe('Load galley 3 (combat value 2), then sail');
    expect(asked(3)).toBe('Galley 3 (combat value 3): sail');
  });

  it('do not mention a white token that stays, or a cargo that isn’t there', () => {
    const drawn = (to: number) => say(tell({ type: 'dogeDrawn', card: 0, from: 1, to, left: 4 }));
    expect(drawn(1)).toMatch(/^Doge card: \w+$/);
    expect(drawn(2)).toMatch(/ – the white token moves 1\u00a0space$/);
    const sank = { type: 'sank', seat: 1, galley: no(3), space: 0, why: 'battle' } as const;
    expect(say(tell({ ...sank, cargo: [1, 0, 2, 0, 0, 0] }))).toBe('Red’s galley 3 sinks with 1 wood and 2 wine');
    expect(say(tell({ ...sank, cargo: [0, 0, 0, 0, 0, 0] }))).toBe('Red’s galley 3 sinks');
  });

  it('do not ask for anything that a galley can no longer do', () => {
    const asked = (step: Parameters<typeof activate>[2], sailors: number) => {
      const state = table();
      launch(state, 3, 0, 'Tunis', sailors, { wood: 1 });
      activate(state, 3, step);
      hold(state, 'Tunis', 1, { stores: ['wood'] });
      return say(gameUi(ID).decision(game.view(state, 0), rowsAt(game, state, 0)));
    };
    expect(asked('movement', 1)).toMatch(/^Galley 3 \(combat value \d\): sail on or fight$/);
    expect(asked('sale', 1)).toBe('Galley 3 has nothing left to do');
  });

  it('mention only actions that are possible for a sailing galley', () => {
    const asked = (wood: number, sailors: number, step: Parameters<typeof activate>[2] = 'movement') => {
      const state = table();
      launch(state, 3, 0, 'Tunis', sailors, { wood });
      activate(state, 3, step);
      return say(gameUi(ID).decision(game.view(state, 0), rowsAt(game, state, 0)));
    };
    expect(asked(0, 3)).toMatch(/^Galley 3 \(combat value \d\): sail on or claim$/);
    expect(asked(1, 3)).toMatch(/^Galley 3 \(combat value \d\): sail on, sell or claim$/);
    expect(asked(0, 1)).toMatch(/^Galley 3 \(combat value \d\): sail on or claim$/);
  });

  it('do not ask for a sale from an empty galley', () => {
    const asked = (wood: number) => {
      const state = table();
      launch(state, 3, 0, 'Tunis', 1, { wood });
      activate(state, 3, 'sale');
      return say(gameUi(ID).decision(game.view(state, 0)));
    };
    expect(asked(1)).toBe('Sell galley 3’s cargo');
    expect(asked(0)).toBe('Galley 3 has nothing left to sell');
  });
});

test('only in the first round, a battle picture deducts the spaces sailed', () => {
  expect(strengthOf(5, 2, 3)).toBe('5 − 3 = 2');
  expect(strengthOf(4, 2, 3)).toBe('2');
  expect(strengthOf(3, 3, 0)).toBe('3');
});
