import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import { whyNot } from '../../../src/engine/core/why-not';
import { playMove, startMatch } from '../../../src/engine/core/match';
import type { Choice, Table } from '../../../src/ipc/table';
import type { Row } from '../../../src/renderer/game-ui/rows';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import NotNow from '../../../src/renderer/app/table/choices/NotNow.vue';
import { refusedWishes } from '../../../src/renderer/app/table/choices/pieces';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { erect, game as laLoire, RED, refusal, stopped, table } from '../../engine/la-loire/table';
import { say } from '../rows-at';

const why = vi.hoisted(() => vi.fn());
vi.mock('../../../src/renderer/app/table/choices/useWhyNot', () => ({ useWhyIllegal: () => why }));

const attemptsOf = async (id: string) => (await GAME_UIS.gameUi(id).attempts?.()) ?? null;

const MOVES = { 'serenissima-1996': 200, 'serenissima-2012': 300, 'la-loire': 200 };

test.each(Object.entries(MOVES))(
  '%s lists only refused options as not possible now, each with a name',
  async (id, plies) => {
    await setLanguage('en');
    const attempts = await attemptsOf(id);
    const { game, config, log } = merchantsMatch(id, 4, 'wishes', plies);
    const match = startMatch(game, config);
    const groups = new Set<string>();
    for (const { seat, move } of log) {
      const view = game.view(match.position, seat);
      const choices = game.moves(match.position, seat).map((legal) => ({ move: legal, forecast: {} }));
      for (const wish of refusedWishes(attempts, { view, choices })) {
        expect(whyNot(match, seat, wish.move), JSON.stringify(wish)).not.toBeNull();
        for (const name of [wish.what, wish.at]) if (name) expect(say(id, name)).not.toMatch(/games\.|\{/);
        groups.add(wish.group);
      }
      playMove(match, seat, move);
    }
    expect(groups.size).toBeGreaterThan(3);
  },
);

test('La Loire gives the same reason for every message level, and for both buildings that need a Farm first', async () => {
  await setLanguage('en');
  const state = table();
  const attempts = await attemptsOf('la-loire');
  const reasons = (group: string) =>
    refusedWishes(attempts, { view: laLoire.view(state, RED), choices: [] }).flatMap(
      ({ group: found, what, at: place, move }) =>
        found === group ? [[what, place && say('la-loire', place), refusal(state, RED, move as never)]] : [],
    );
  stopped(state, RED, 'messenger', 'Tours');
  const levels = ['level 1', 'level 2', 'level 3'];
  expect(reasons('post')).toEqual(levels.map((level) => [undefined, level, 'no-post-here']));
  stopped(state, RED, 'merchant', 'Nantes');
  expect(reasons('build').slice(1)).toEqual([
    [undefined, 'Monastery', 'own-farm'],
    [undefined, 'Castle', 'own-farm'],
  ]);
  erect(state, RED, 'Blois', 'farm');
  expect(reasons('build').slice(1).map(([, , reason]) => reason)).toEqual(['no-wood', 'no-wood']); // prettier-ignore
});

test('La Loire says in a village that buildings are bought in a city', async () => {
  await setLanguage('en');
  const state = table();
  stopped(state, RED, 'merchant', 'Beaugency');
  const wishes = refusedWishes(await attemptsOf('la-loire'), { view: laLoire.view(state, RED), choices: [] });
  const builds = wishes.filter(({ group }) => group === 'build');
  expect(
    builds.map(({ at: place, move }) => [place && say('la-loire', place), refusal(state, RED, move as never)]),
  ).toEqual(['Farm', 'Monastery', 'Castle'].map((name) => [name, 'build-from-city']));
});

test('when the list is opened, options that differ only in their place share a line', async () => {
  await setLanguage('en');
  why.mockResolvedValue({ code: 'fort-goods', message: '' });
  const ui = GAME_UIS.gameUi('serenissima-1996');
  const wishes = ['Venice', 'Corfu'].map((key) => ({ group: 'build', at: { key: `ports.${key.toLowerCase()}` } }));
  const panel = mount(NotNow, {
    props: {
      ui,
      table: { match: 'm', acting: 0, ply: 3 } as Table,
      idle: [],
      rare: [],
      wishes: wishes.map((wish, port) => ({ ...wish, move: { type: 'buildFort', port } })),
      asked: new Set<never>(),
    },
    global: { plugins: [i18n] },
  });
  expect(why).not.toHaveBeenCalled();
  const fold = panel.get<HTMLDetailsElement>('details');
  fold.element.open = true;
  await fold.trigger('toggle');
  await flushPromises();
  expect(panel.findAll('[data-testid="not-now:reason"]').map((line) => line.text())).toEqual([
    expect.stringMatching(/^Build .+ and .+A fort needs wood and gold/),
  ]);
  await setLanguage('fr');
  await panel.vm.$nextTick();
  expect(panel.get('[data-testid="not-now:reason"]').text()).not.toMatch(/A fort needs/);
  await setLanguage('en');
});

test('a rare option is collapsed with the impossible ones, under its own name once, and opens if advice marks it', async () => {
  await setLanguage('en');
  const choice = { move: { type: 'scuttle' }, forecast: {} };
  const label = { key: 'rows.scuttle', params: { galley: 1 } };
  const rare = {
    key: 'scuttle scuttle', group: 'scuttle', role: 'optional', label, rare: true, note: null, actor: 'galley:0', target: null,
    options: [{ choice, short: label, full: label }],
  } as const; // prettier-ignore
  const panel = mount(NotNow, {
    props: {
      ui: GAME_UIS.gameUi('serenissima-2012'),
      table: { match: 'm', acting: 0, ply: 3 } as Table,
      idle: [],
      rare: [rare],
      wishes: [],
      asked: new Set<Choice>(),
    },
    global: { plugins: [i18n, createPinia()] },
  });
  expect(panel.get('summary').text()).toBe('Sink the galley');
  expect(panel.find('h3').exists()).toBe(false);
  expect(panel.get<HTMLDetailsElement>('details').element.open).toBe(false);
  await panel.setProps({ asked: new Set<Choice>([choice]) });
  expect(panel.get<HTMLDetailsElement>('details').element.open).toBe(true);
  expect(panel.find('[data-testid="action:scuttle"]').exists()).toBe(true);
  await panel.setProps({ wishes: [{ group: 'build', move: { type: 'buildFort' } }] });
  expect(panel.get('h3').text()).toBe('Sink the galley');
});

test('legal options without an effect are not listed as impossible', async () => {
  setActivePinia(createPinia());
  const headingWith = (idle: number, wishes: number) => {
    const option = { choice: { move: { type: 'act' }, forecast: {} }, short: { key: 'a' }, full: { key: 'a' } };
    const row = { key: 'a', group: 'construct', role: 'action', label: { key: 'b' }, options: [option], note: null };
    const panel = mount(NotNow, {
      props: {
        ui: GAME_UIS.gameUi('doge-ship'),
        table: { match: 'm', acting: 0, ply: 3 } as Table,
        idle: Array.from({ length: idle }, (_, i) => ({ ...row, key: `${i}`, actor: null, target: null }) as Row),
        rare: [],
        wishes: Array.from({ length: wishes }, (_, i) => ({ group: `${i}`, move: { type: 'build' } })),
        asked: new Set<never>(),
      },
      global: { plugins: [i18n, GAME_UIS as never] },
    });
    return panel.get('summary').text();
  };
  expect(headingWith(2, 0)).toBe('Not useful now (2)');
  expect(headingWith(0, 3)).toBe('Not possible now (3)');
  expect(headingWith(1, 3)).toBe('Not useful now (1) · Not possible now (3)');
  await setLanguage('fr');
  expect(headingWith(2, 0)).toBe('Sans effet pour l’instant (2)');
  await setLanguage('en');
});

test.each([
  ['en', 'galleys 7, 12 and 20', 'Naples and Modon'],
  ['fr', 'galères 7, 12 et 20', 'Naples et Modon'],
])('Serenissima (1996) names several galleys or ports as one phrase, in %s', async (code, galleys, ports) => {
  await setLanguage(code);
  const { joinPlaces } = GAME_UIS.gameUi('serenissima-1996');
  const phrase = (places: readonly Sentence[]) => joinPlaces && say('serenissima-1996', joinPlaces(places));
  expect(phrase([7, 12, 20].map((n) => ({ key: 'galley', params: { n } })))).toBe(galleys);
  expect(phrase([{ key: 'ports.naples' }, { key: 'ports.modon' }])).toBe(ports);
  await setLanguage('en');
});
