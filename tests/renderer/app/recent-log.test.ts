import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { markRaw } from 'vue';
import { logOf } from '../../../src/main/services/log';
import RecentLog from '../../../src/renderer/app/table/log/RecentLog.vue';
import { joinRepeats, recentLines, spaceBelow } from '../../../src/renderer/app/table/log/recent-lines';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { merchantsMatch } from '../../../tools/harness/merchants';

test('the short log ends with an action, and shows the shield where another player’s moves begin', () => {
  setActivePinia(createPinia());
  const match = merchantsMatch('la-loire', 3, 'recent', 30);
  const ui = GAME_UIS.gameUi('la-loire');
  const log = logOf({ match, viewer: null }, 0);
  const shift = { type: 'marketShifted', colour: 0, from: 0, market: [] };
  const last = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'moved'));
  // The log ends with a ride, a market shift, and a heading with nothing below it.
  const entry = {
    ...log[last],
    events: [...log[last].events, shift, { type: 'turnBegan', seat: 1, turn: 9, last: false }],
  };
  const props = {
    ui: markRaw(ui),
    log: [...log.slice(0, last), entry],
    acts: [],
    view: match.game.view(match.position, null),
    visible: false,
  };
  const wrapper = mount(RecentLog, { props, global: { plugins: [i18n] } });
  const lines = wrapper.findAll('li');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.at(-1)?.text()).toMatch(/Merchant|Messenger/);
  for (const [i, line] of lines.entries()) {
    const heading = line.classes().length > 0;
    const begins = !heading && (i === 0 || lines[i - 1].classes().length > 0);
    expect(line.find('.arms').exists(), line.text()).toBe(begins);
    expect(line.text()).not.toContain('market');
    if (heading) expect(lines[i + 1].classes()).toEqual([]);
  }
  wrapper.unmount();
});

test('the short log has a line for each action of a plan, and one for a voyage', () => {
  const actions = [
    { type: 'moved', seat: 0, figure: 'merchant', from: 0, to: 2 },
    { type: 'bought', seat: 0, at: 2 },
    { type: 'moved', seat: 0, figure: 'messenger', from: 10, to: 7 },
  ];
  const lineOf = (event: { readonly type: string }, i: number) => ({
    key: `${i}`, ply: 1, heading: undefined, of: null, event,
  }); // prettier-ignore
  const folded = (events: readonly { readonly type: string }[]) => {
    const all = events.map(lineOf);
    return [{ ...all[all.length - 1], steps: all.slice(0, -1) }];
  };
  const typesOf = (id: string, events: readonly { readonly type: string }[]) =>
    recentLines(GAME_UIS.gameUi(id), folded(events)).map(({ line }) => line.event.type);
  expect(typesOf('la-loire', actions)).toEqual(['moved', 'bought', 'moved']);
  const sailed = [1, 2].map((from) => ({ type: 'sailed', seat: 0, galley: 3, from, to: from + 1 }));
  expect(typesOf('serenissima-1996', sailed)).toEqual(['sailed']);
  const acted = ['actionChosen', 'moneyGained', 'actionChosen', 'drawn', 'bought'].map((type) => ({ type, seat: 0 }));
  expect(typesOf('doge-ship', acted)).toEqual(['actionChosen', 'actionChosen', 'bought']);
  // A barricade's bonus explains a purchase that the action does not offer.
  const bonus = ['actionChosen', 'bonusOffered', 'drawn', 'bought', 'declined'].map((type) => ({ type, seat: 0 }));
  expect(typesOf('doge-ship', bonus)).toEqual(['actionChosen', 'bonusOffered', 'bought']);
});

test('a line has the shield of its own event, never of the player whose move led to it', () => {
  const ui = GAME_UIS.gameUi('serenissima-2012');
  const events = [
    { type: 'landed', seat: 2 },
    { type: 'fought', attacker: { seat: 1 }, defender: { seat: 0 } },
    { type: 'dogeDrawn', card: 0 },
    { type: 'sold', seat: 1 },
  ];
  const lines = events.map((event, i) => ({ key: `${i}`, ply: 1, heading: undefined, of: null, event }));
  expect(recentLines(ui, lines).map(({ begins }) => begins)).toEqual([2, 1, null, 1]);
});

test('the short log joins consecutive lines with the same text, but not across players', () => {
  const ui = GAME_UIS.gameUi('serenissima-1996');
  const moved = (seat: number, galley: number) => ({ type: 'transferred', seat, from: { galley }, to: { port: 2 } });
  const events = [moved(0, 1), moved(0, 1), moved(1, 1), moved(1, 2)];
  const lines = events.map((event, i) => ({ key: `${i}`, ply: i, heading: undefined, of: null, event }));
  const joined = joinRepeats(recentLines(ui, lines), ({ event }) => JSON.stringify({ ...event, seat: 0 }));
  expect(joined.map(({ begins, times }) => [begins, times])).toEqual([
    [0, 2],
    [1, 1],
    [null, 1],
  ]);
});

test('a scoring in the short log has a second line with what each port earned', () => {
  const match = merchantsMatch('serenissima-2012', 4, 'recent', 30);
  const ports = [{ seat: 1, port: 0, cubes: 2, warehouse: 5, basilica: 5 }];
  const scored = { type: 'scored', scoring: 1, totals: [0, 10, 0, 0], ports };
  const sold = { type: 'sold', seat: 0, port: 0, good: 0, price: 2, bonus: 0 };
  const props = {
    ui: markRaw(GAME_UIS.gameUi('serenissima-2012')),
    log: [{ ply: 1, seat: 0, barrier: null, events: [scored, sold] }],
    acts: [],
    view: match.game.view(match.position, null),
    visible: false,
  };
  const wrapper = mount(RecentLog, { props, global: { plugins: [i18n] } });
  const lines = wrapper.findAll('li').map((line) => line.find('small'));
  expect(lines.map((small) => small.exists())).toEqual([true, false]);
  expect(lines[0].text()).toMatch(/^Red: \S+ 5 \+ 5 for its basilica$/);
  wrapper.unmount();
});

test('a list scrolled to its end begins with a whole line', () => {
  const tops = [10, 30, 70, 90];
  expect(spaceBelow(tops, 110, 200, 10)).toBe(0);
  expect(spaceBelow(tops, 110, 75, 10)).toBe(25);
  expect(spaceBelow(tops, 110, 90, 10)).toBe(0);
  expect(spaceBelow(tops, 110, 15, 10)).toBe(0);
});
