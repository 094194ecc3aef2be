import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import FigureChange from '../../../src/renderer/games/kit/panels/FigureChange.vue';
import { i18n } from '../../../src/renderer/ui/i18n';

const textOf = (now: number | null, before: number | null | undefined) =>
  mount(FigureChange, { props: { now, before }, global: { plugins: [i18n] } }).text();

test('a changed figure has an arrow and its earlier value in words', () => {
  expect(textOf(7, 5)).toBe('▲Was 5 after your last move');
  expect(textOf(5, 7)).toBe('▼Was 7 after your last move');
});

test('an unchanged, hidden or unknown figure has no mark', () => {
  expect([textOf(5, 5), textOf(null, 5), textOf(5, null), textOf(5, undefined)]).toEqual(['', '', '', '']);
});
