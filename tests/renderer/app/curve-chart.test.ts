import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import CurveChart from '../../../src/renderer/app/table/ending/CurveChart.vue';
import { i18n } from '../../../src/renderer/ui/i18n';

const WIDTH = 560;
function ends(...names: string[]) {
  const curve = { key: 'points', plies: [0, 10], values: [names.map(() => 0), names.map((_, i) => 5 * i)] };
  const seats = names.map((name) => ({ name, colour: '#000' }));
  const chart = mount(CurveChart, {
    props: { curve, seats, marks: [], turns: [], turnName: 'Turn' },
    global: { plugins: [i18n] },
  });
  const last = chart.get('polyline').attributes('points')?.split(' ').at(-1)?.split(',')[0];
  return { names: Number(chart.get('text.name').attributes('x')), lines: Number(last) };
}

test.each([['Red'], ['Anchor'], ['Étoile']])('a line end has room for the name %s', (name) => {
  const { names, lines } = ends('Blue', name);
  expect(WIDTH - names).toBeGreaterThan(6.5 * name.length);
  expect(lines).toBeLessThan(names);
});

test('the numbers of nearby marks do not overlap', () => {
  const curve = { key: 'points', plies: [0, 400], values: [[0], [5]] };
  const marks = [300, 303, 100].map((ply, i) => ({ ply, label: String(i + 1) }));
  const seats = [{ name: 'Red', colour: '#000' }];
  const chart = mount(CurveChart, {
    props: { curve, seats, marks, turns: [], turnName: 'Turn' },
    global: { plugins: [i18n] },
  });
  const at = chart.findAll('.mark text').map((text) => Number(text.attributes('x')));
  expect(chart.findAll('.mark text').map((text) => text.text())).toEqual(['3', '1', '2']);
  expect(chart.get('.marks').text()).toBe('Turning points');
  expect(at[2] - at[1]).toBeGreaterThan(10);
});

test('the axis shows only every nth turn if there are many', () => {
  const curve = { key: 'points', plies: [0, 400], values: [[0], [5]] };
  const turns = Array.from({ length: 50 }, (_, i) => ({ ply: 8 * i, label: String(i + 1) }));
  const seats = [{ name: 'Red', colour: '#000' }];
  const chart = mount(CurveChart, {
    props: { curve, seats, marks: [], turns, turnName: 'Round' },
    global: { plugins: [i18n] },
  });
  const labels = chart.findAll('.turns text').map((text) => text.text());
  expect(labels.slice(0, 4)).toEqual(['Round', '1', '4', '7']);
  expect(labels.length).toBeLessThan(22);
});
