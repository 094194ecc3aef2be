import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { describe as tell } from '../../../src/renderer/games/la-loire/describe';
import { heading } from '../../../src/renderer/games/la-loire/headlines';
import PointsSoFar from '../../../src/renderer/games/la-loire/panels/PointsSoFar.vue';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { game, RED, table } from '../../engine/la-loire/table';

const { t, n } = i18n.global;

test('a house lists where its points come from, and the messages it has delivered', () => {
  const state = table();
  Object.assign(state.players[RED], { boat: 7, delivered: [0, 40] });
  const view = game.view(state, RED);
  const panel = mount(PointsSoFar, { props: { player: view.players[RED], seat: RED }, global: { plugins: [i18n] } });
  const [sources, delivered] = panel.findAll('ul');
  const points = sources.findAll('b').map((figure) => Number(figure.text().replace('−', '-')));
  expect(points[0]).toBe(7);
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(view.players[RED].points);
  expect(delivered.findAll('li')).toHaveLength(2);
});

test('a house without points lists nothing', () => {
  const state = table();
  Object.assign(state.players[RED], { boat: 0, messages: [] });
  const { players } = game.view(state, RED);
  const panel = mount(PointsSoFar, { props: { player: players[RED], seat: RED }, global: { plugins: [i18n] } });
  expect(panel.find('li').exists()).toBe(false);
});

test('the log and the timeline count a house’s own turns, not those of all houses', () => {
  const state = table();
  const view = game.view(state, RED);
  const seats = state.players.length;
  const tenth = { type: 'turnBegan', seat: 0, turn: 9 * seats + 1, last: false } as const;
  const said = (event: Parameters<typeof tell>[0]) => {
    const sentence = tell(event, view);
    return sentence && formatSentence({ t, n }, 'la-loire', sentence);
  };
  expect(said(tenth)).toMatch(/^Turn 10\b/);
  expect(heading(tenth, view)).toEqual({ level: 'turn', label: '10' });
  expect(said({ ...tenth, turn: 10 * seats, seat: seats - 1 })).toMatch(/^Turn 10\b/);
});
