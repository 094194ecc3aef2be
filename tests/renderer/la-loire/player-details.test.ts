import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { describe as tell } from '../../../src/renderer/games/la-loire/describe';
import { heading } from '../../../src/renderer/games/la-loire/headlines';
import DeliveredList from '../../../src/renderer/games/la-loire/panels/DeliveredList.vue';
import PointSources from '../../../src/renderer/games/kit/panels/PointSources.vue';
import { laLoireUi } from '../../../src/renderer/games/la-loire/ui';
import { i18n } from '../../../src/renderer/ui/i18n';
import { say } from '../rows-at';
import { game, RED, table } from '../../engine/la-loire/table';

const global = { plugins: [i18n] };
const sourcesOf = (player: ReturnType<typeof game.view>['players'][number]) =>
  mount(PointSources, { props: { game: 'la-loire', seat: RED, lines: player.pointLines }, global });

test('a house lists where its points come from, and the messages it has delivered', () => {
  const state = table();
  Object.assign(state.players[RED], { boat: 7, delivered: [0, 40] });
  const player = game.view(state, RED).players[RED];
  const points = sourcesOf(player)
    .findAll('b')
    .map((figure) => Number(figure.text().replace('−', '-').replace('+', '')));
  expect(points[0]).toBe(7);
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(player.points);
  expect(mount(DeliveredList, { props: { cards: player.delivered }, global }).findAll('li')).toHaveLength(2);
});

test('a house without points or deliveries lists nothing', () => {
  const state = table();
  Object.assign(state.players[RED], { boat: 0, messages: [] });
  const player = game.view(state, RED).players[RED];
  expect(sourcesOf(player).find('li').exists()).toBe(false);
  expect(
    mount(DeliveredList, { props: { cards: player.delivered }, global })
      .find('li')
      .exists(),
  ).toBe(false);
});

test('the log and the timeline count a house’s own turns, not those of all houses', () => {
  const state = table();
  const view = game.view(state, RED);
  const seats = state.players.length;
  const tenth = { type: 'turnBegan', seat: 0, turn: 9 * seats + 1, last: false } as const;
  const said = (event: Parameters<typeof tell>[0]) => {
    const sentence = tell(event, view);
    return sentence && say('la-loire', sentence);
  };
  expect(said(tenth)).toMatch(/^Turn 10\b/);
  expect(heading(tenth, view)).toEqual({ level: 'turn', label: '10' });
  expect(said({ ...tenth, turn: 10 * seats, seat: seats - 1 })).toMatch(/^Turn 10\b/);
  const standing = laLoireUi.statusLine({ ...view, turn: 10 * seats });
  expect(say('la-loire', standing)).toBe('turn 10, Anjou');
});

test('a solo game ends with its points, others with their winner', () => {
  const view = game.view(table(), RED);
  const over = { type: 'gameOver', winners: [RED], why: 'end' } as const;
  const said = (players: typeof view.players) => {
    const sentence = tell(over, { players });
    return sentence && say('la-loire', sentence);
  };
  expect(said(view.players)).toBe('Game over – winner: Anjou');
  expect(said([{ ...view.players[RED], points: 114 }])).toBe('Game over – 114 points');
});
