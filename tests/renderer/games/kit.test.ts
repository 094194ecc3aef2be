import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/renderer/games/kit/events';
import type { EventTable } from '../../../src/renderer/games/kit/events';
import { playerColours } from '../../../src/renderer/games/kit/palettes';
import { groupMoves, line, whole } from '../../../src/renderer/games/kit/rows';
import { figure } from '../../../src/renderer/games/kit/sentences';
import { idOf, idsOf, kindOf } from '../../../src/renderer/games/kit/targets';

test('a target is a kind and a number', () => {
  const id = idsOf('galley')(7);
  expect([id, kindOf(id), idOf(id)]).toEqual(['galley:7', 'galley', 7]);
});

describe('rows', () => {
  const choices = [{ type: 'buy', n: 1 }, { type: 'buy', n: 2 }, { type: 'end' }].map((move) => ({
    move,
    forecast: {},
  }));
  const rows = groupMoves(choices, { roles: { end: 'end' }, unreminded: ['buy'] }, ({ move }) =>
    'n' in move ? line('trade', 'buy', 'buy', figure(move.n)) : whole('end', 'end', 'endPhase'),
  );

  test('have a button per move, with the whole action in words', () => {
    expect(rows[0].options.map(({ short, full }) => [short.params?.n, full.key])).toEqual([
      [1, 'rows.buyFull'],
      [2, 'rows.buyFull'],
    ]);
  });

  test('use their own text for a single button', () => {
    const [option] = rows[1].options;
    expect(option.short).toBe(rows[1].label);
    expect(option.full).toBe(rows[1].label);
  });

  test('have roles by group, and the types listed as `unreminded` cause no reminder', () => {
    expect(rows.map(({ role, open }) => [role, open])).toEqual([
      ['action', null],
      ['end', undefined],
    ]);
  });
});

describe('events', () => {
  const TABLE: EventTable<{ type: 'rang'; loud: boolean } | { type: 'shut' }, 'bells'> = {
    rang: ['bells', ({ loud }) => (loud ? 'bell' : null)],
    shut: [null, 'page'],
  };
  const events = eventsOf(['bells'], TABLE);

  test('have a kind, and a sound that depends on their content', () => {
    expect(events.logKind({ type: 'rang', loud: true })).toBe('bells');
    expect([true, false].map((loud) => events.soundOf({ type: 'rang', loud }))).toEqual(['bell', null]);
    expect([events.logKind({ type: 'shut' }), events.soundOf({ type: 'shut' })]).toEqual([null, 'page']);
  });

  test('that the game does not define have no log kind and no sound', () => {
    const strange = { type: 'constructor' } as never;
    expect([events.logKind(strange), events.soundOf(strange)]).toEqual([null, null]);
  });
});

test('player colours change in place wherever they are used', () => {
  const [red, blue] = [1, 2].map((n) => ({ field: n, emblem: n, dark: n, ink: n }));
  const { colours, setColours } = playerColours({ box: [red], distinct: [blue] });
  const [held] = colours;
  setColours('distinct');
  expect(held.field).toBe(2);
  setColours('box');
  expect([held.field, red.field]).toEqual([1, 1]);
});
