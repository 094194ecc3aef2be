import { expect, test } from 'vitest';
import {
  canMove,
  choose,
  drop,
  landingsOf,
  lightsOf,
  NOTHING,
  plannedLights,
  shownRows,
} from '../../../src/renderer/app/table/input/selection';
import type { Light } from '../../../src/renderer/board/board-types';
import type { Row } from '../../../src/renderer/game-ui/rows';

const row = (type: string, actor: string, target: string): Row => ({
  key: type,
  group: type,
  role: 'action',
  label: { key: type },
  note: null,
  actor,
  target,
  options: [{ short: { key: type }, full: { key: type }, choice: { move: { type }, forecast: {} } }],
});

const SEND = row('send', 'port:0', 'galley:1');
const BUY = row('buy', 'galley:1', 'port:0');
const port = { actor: 'port:0', target: null };

test('choosing a target plays the only move from the chosen piece to it', () => {
  const outcome = choose({ rows: [SEND], wanted: [SEND] }, port, 'galley:1');
  expect(outcome.play.map(({ move }) => move.type)).toEqual(['send']);
});

test('a port dropped on a galley offers both sending a sailor and buying goods', () => {
  const rows = [SEND, BUY];
  const outcome = drop({ rows, wanted: rows }, 'port:0', 'galley:1');
  expect(outcome.play).toEqual([]);
  expect(shownRows(rows, outcome.selected)).toEqual(rows);
});

test('a piece dropped on itself is selected only if it can move, and on nothing never', () => {
  const situation = { rows: [SEND], wanted: [SEND] };
  expect(drop(situation, 'port:0', 'port:0').selected.actor).toBe('port:0');
  expect(drop(situation, 'galley:2', 'galley:2').selected).toEqual(NOTHING);
  expect(drop(situation, 'port:0', null).selected).toEqual(NOTHING);
});

test('a piece dropped on another does not offer to move pieces the other way', () => {
  const there = { ...row('move there', 'port:0', 'galley:1'), group: 'move' };
  const back = { ...row('move back', 'galley:1', 'port:0'), group: 'move' };
  const rows = [back, there, BUY];
  const outcome = drop({ rows, wanted: rows }, 'port:0', 'galley:1');
  expect(shownRows(rows, outcome.selected)).toEqual([there, BUY]);
  const both = [back, there];
  expect(drop({ rows: both, wanted: both }, 'port:0', 'galley:1').play.map(({ move }) => move.type)).toEqual([
    'move there',
  ]);
});

test('choosing an alternative target plays its only move, even if no piece is chosen', () => {
  const [one] = SEND.options;
  const choices = [0, 1].map((id) => ({ ...one, choice: { move: { type: 'take', id }, forecast: {} } }));
  const wheel = choices.map((option, id) => ({ ...option, alternativeTargets: [`galley:${id}`] }));
  const rows = [{ ...SEND, actor: null, target: null, options: wheel }];
  const outcome = choose({ rows, wanted: rows }, { actor: null, target: null }, 'galley:1');
  expect(outcome.play.map(({ move }) => move)).toEqual([{ type: 'take', id: 1 }]);
});

test('a plan keeps the idle places in sight, unless it offers choices of the same kind', () => {
  const place = (id: string, idle: boolean): Row => ({ ...row('go', id, id), idle });
  const before = [place('space:1', true), place('space:2', false), place('pile:3', true)];
  const lit = (...lights: [string, Light][]) => [...plannedLights(new Map(lights), before)];
  const idle = [
    ['space:1', 'idle'],
    ['pile:3', 'idle'],
  ] as const;
  expect(lit()).toEqual(idle);
  expect(lit(['space:2', 'selected'])).toEqual([...idle, ['space:2', 'selected']]);
  expect(lit(['space:2', 'legal'])).toEqual([idle[1], ['space:2', 'legal']]);
});

test('a marker is dragged to any space that can be chosen, or chosen before it', () => {
  const space = (id: string, idle = false): Row => ({ ...row(id, id, id), piece: 'marker:0', idle });
  const end: Row = { ...row('end', 'space:9', 'space:9'), role: 'end' };
  const rows = [space('space:1'), space('space:2', true), end];
  const situation = { rows, wanted: rows };
  const played = (outcome: ReturnType<typeof drop>) => outcome.play.map(({ move }) => move.type);
  expect([canMove(rows, 'marker:0'), canMove(rows, 'marker:1')]).toEqual([true, false]);
  expect(landingsOf(rows, 'marker:0')).toEqual(['space:1', 'space:2']);
  expect(played(drop(situation, 'marker:0', 'space:2'))).toEqual(['space:2']);
  const missed = { actor: 'marker:0', target: 'space:3' };
  expect(drop(situation, 'marker:0', 'space:3')).toMatchObject({ play: [], missed });

  expect(lightsOf(situation, NOTHING, null, []).get('marker:0')).toBe('legal');
  const { selected } = choose(situation, NOTHING, 'marker:0');
  expect(Object.fromEntries(lightsOf(situation, selected, null, []))).toEqual({
    'marker:0': 'selected',
    'space:1': 'legal',
    'space:2': 'idle',
  });
  expect(shownRows(rows, selected)).toEqual(rows);
  expect(played(choose(situation, selected, 'space:1'))).toEqual(['space:1']);
});
