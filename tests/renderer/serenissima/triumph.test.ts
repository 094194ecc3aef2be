import { mount } from '@vue/test-utils';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import TriumphScene from '../../../src/renderer/games/serenissima/panels/TriumphScene.vue';

const winner = (arms: number, galleys: number, ports: number, ducats: number) => ({ arms, galleys, ports, ducats });
const count = (winners: ReturnType<typeof winner>[], what: string) =>
  mount(TriumphScene, { props: { winners, town: 'towers' } }).findAll(what).length;

test('each winner’s galleys come home under their coat of arms, with a pennant per port', () => {
  const both = [winner(1, 3, 4, 900), winner(2, 1, 2, 900)];
  expect([count(both, '.arms'), count(both, '.ship'), count(both, '.pennant')]).toEqual([2, 4, 6]);
});

test('the final scene shows only as many galleys, pennants and coins as fit, and even the poorest winner has gold', () => {
  const rich = [winner(0, 20, 23, 90_000)];
  expect([count(rich, '.ship'), count(rich, '.pennant'), count(rich, '.coin')]).toEqual([8, 20, 42]);
  expect(count([winner(5, 0, 1, 0)], '.coin')).toBe(5);
});

test('no animation in the final scene runs forever', () => {
  const source = 'src/renderer/games/serenissima/panels/TriumphScene.vue';
  expect(readFileSync(join(import.meta.dirname, '../../..', source), 'utf8')).not.toContain('infinite');
});
