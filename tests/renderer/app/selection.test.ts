import { computed, ref } from 'vue';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSelection } from '../../../src/renderer/app/table/input/useSelection';
import type { TargetId } from '../../../src/renderer/board/board-types';
import type { Role, Row } from '../../../src/renderer/game-ui/rows';

interface Part {
  readonly role?: Role;
  readonly actor?: string;
  readonly target?: string;
  readonly options?: number;
}

/** Returns a row. Its name is also the type of its moves. */
function row(name: string, { role = 'action', actor, target, options = 1 }: Part = {}): Row {
  return {
    key: name,
    group: name,
    role,
    label: { key: name },
    options: Array.from({ length: options }, (_, i) => ({
      choice: { move: { type: name, count: i + 1 }, forecast: {} },
      short: { key: `${i + 1}` },
      full: { key: name },
    })),
    note: null,
    actor: actor ?? null,
    target: target ?? null,
  };
}

const rows = ref<Row[]>([]);
let played: string[][] = [];
beforeEach(() => (played = []));

function select(of: readonly Row[], wanted?: readonly Row[]) {
  rows.value = [...of];
  const selection = useSelection(
    computed(() => rows.value),
    (choices) => played.push(choices.map(({ move }) => move.type)),
    wanted && computed(() => [...wanted]),
  );
  const { follow } = selection;
  return {
    ...selection,
    choose: (target: TargetId | null) => follow({ do: 'choose', target }),
    grab: (target: TargetId) => follow({ do: 'drag', target }),
    drag: (from: TargetId, target: TargetId | null) => follow({ do: 'drop', from, target }),
  };
}
describe('pressing the key of a chosen piece again', () => {
  test('deselects it, unless choosing it twice plays a move', () => {
    const { choose, letsGo } = select([row('buy', { actor: 'galley:0' }), row('act', { actor: 'a', target: 'a' })]);
    expect(letsGo('galley:0')).toBe(false);
    choose('galley:0');
    expect([letsGo('galley:0'), letsGo('a')]).toEqual([true, false]);
    choose('a');
    expect([letsGo('galley:0'), letsGo('a')]).toEqual([false, false]);
    choose('a');
    expect(played).toEqual([['act']]);
  });
});

test('a second click on a piece plays its only move if the move names the piece as an alternative target', () => {
  const built = row('build', { actor: 'yard:1', target: 'berth:4' });
  const options = built.options.map((option) => ({ ...option, alternativeTargets: ['yard:1'] }));
  const { choose, actor } = select([{ ...built, options }, row('buy', { actor: 'yard:2', target: 'berth:4' })]);
  choose('yard:1');
  expect([actor.value, played]).toEqual(['yard:1', []]);
  choose('yard:1');
  expect(played).toEqual([['build']]);
});

const keys = (shown: readonly Row[]) => shown.map(({ key }) => key);

const HARBOUR = [
  row('buy', { actor: 'galley:0', target: 'port:3', options: 2 }),
  row('hire', { actor: 'galley:0', target: 'port:3', options: 3 }),
  row('fort', { target: 'port:3' }),
  row('load', { actor: 'galley:1', target: 'galley:0' }),
  row('standing', { role: 'optional' }),
  row('end', { role: 'end' }),
];
function voyage(galley: number, space: number, moves: number): Row {
  const sail = row('sail', { role: 'travel', actor: `galley:${galley}` });
  const path = Array.from({ length: moves + 1 }, (_, i) => ({
    at: i === 0 ? `galley:${galley}` : `space:${i === moves ? space : 90 + i}`,
    mark: `${i}`,
    asks: [],
  }));
  const onward = Array.from({ length: moves - 1 }, () => ({ type: 'sail' }));
  const options = sail.options.map(({ choice, ...option }) => ({
    ...option,
    choice: onward.length > 0 ? { ...choice, onward } : choice,
    target: `space:${space}`,
    alternativeTargets: [`port:${space}`],
    path,
  }));
  return { ...sail, key: `sail ${galley} ${space}`, options };
}
const SAILING = [voyage(0, 1, 1), voyage(0, 2, 3), voyage(1, 7, 1), row('end', { role: 'end' })];

describe('choosing', () => {
  test('without a choice, all rows are shown, and all pieces that can act are highlighted', () => {
    const { shown, lights } = select(HARBOUR);
    expect(shown.value).toEqual(HARBOUR);
    expect([...lights.value]).toEqual([
      ['galley:0', 'legal'],
      ['port:3', 'legal'],
      ['galley:1', 'legal'],
    ]);
  });

  test('a row without a piece highlights all its places, and choosing one of them leaves only its button', () => {
    const [one] = row('basilica').options;
    const places = ['port:1', 'port:4'];
    const build = { ...row('basilica'), options: places.map((to) => ({ ...one, target: to })) };
    const { choose, shown, lights } = select([build, row('end', { role: 'end' })]);
    expect([...lights.value]).toEqual(places.map((place) => [place, 'legal']));
    choose('port:4');
    expect(shown.value[0].options.map((option) => option.target)).toEqual(['port:4']);
    expect(lights.value.get('port:4')).toBe('selected');
  });

  test('an optional row with a place per button highlights none of the places, but each can be chosen', () => {
    const [one] = row('cube').options;
    const cubes = {
      ...row('cube', { role: 'optional' }),
      options: ['place:1', 'place:4'].map((to) => ({ ...one, target: to })),
    };
    const { choose, shown, lights } = select([cubes, row('recruit', { role: 'optional', target: 'port:3' })]);
    expect([...lights.value.keys()]).toEqual(['port:3']);
    choose('place:4');
    expect(shown.value[0].options.map((option) => option.target)).toEqual(['place:4']);
  });

  test('a chosen piece keeps the rows in which it acts or is the target, and the end row', () => {
    const { choose, shown, lights } = select(HARBOUR);
    choose('galley:0');
    expect(keys(shown.value)).toEqual(['buy', 'hire', 'load', 'end']);
    expect(lights.value.get('galley:0')).toBe('selected');
    expect(lights.value.get('port:3')).toBe('legal');
    expect(lights.value.has('galley:1')).toBe(false);
  });

  test('choosing a target after a piece shows the rows of both and highlights the target', () => {
    const { choose, shown, lights, target } = select(HARBOUR);
    choose('galley:0');
    choose('port:3');
    expect(target.value).toBe('port:3');
    expect(keys(shown.value)).toEqual(['buy', 'hire', 'end']);
    expect(lights.value.get('port:3')).toBe('selected');
    expect(played).toEqual([]);
  });

  test('choosing a target with a single move plays the move', () => {
    const { choose } = select(HARBOUR);
    choose('galley:1');
    choose('galley:0');
    expect(played).toEqual([['load']]);
  });

  test('a piece that is not a target replaces the chosen piece', () => {
    const { choose, actor } = select([...HARBOUR, row('hireThere', { actor: 'galley:2', target: 'port:9' })]);
    choose('galley:0');
    choose('galley:2');
    expect(actor.value).toBe('galley:2');
    expect(played).toEqual([]);
  });

  test('choosing the same piece, a place without moves or the open sea deselects', () => {
    const { choose, actor, target } = select(HARBOUR);
    for (const other of ['galley:0', 'space:9', null]) {
      choose('galley:0');
      expect(actor.value).toBe('galley:0');
      choose(other);
      expect([actor.value, target.value], String(other)).toEqual([null, null]);
    }
  });

  test('a piece that can be its own target is chosen first, then played', () => {
    const { choose, actor } = select([row('act', { actor: 'space:4', target: 'space:4' })]);
    choose('space:4');
    expect([actor.value, played]).toEqual(['space:4', []]);
    choose('space:4');
    expect(played).toEqual([['act']]);
  });

  test('if the chosen piece’s rows disappear, all rows are shown again', () => {
    const { choose, shown } = select(HARBOUR);
    choose('galley:1');
    rows.value = rows.value.filter(({ key }) => key !== 'load');
    expect(shown.value).toEqual(rows.value);
  });
});

describe('rides with a separate row each', () => {
  const ride = (rider: string, to: string): Row => {
    const { options, ...rest } = row(`${rider} to ${to}`, { actor: rider, target: to });
    return { ...rest, options: options.map((option) => ({ ...option, path: [{ at: to, mark: '1', asks: [] }] })) };
  };
  const ONE = [ride('messenger:0', 'place:2'), ride('messenger:0', 'place:3'), row('buy', { actor: 'merchant:0' })];

  test('highlight their destinations before any piece is chosen, if only one piece can ride', () => {
    const { choose, shown, lights } = select(ONE);
    expect([...lights.value.keys()].sort()).toEqual(['merchant:0', 'messenger:0', 'place:2', 'place:3']);
    choose('place:3');
    expect(played).toEqual([]);
    expect(keys(shown.value)).toEqual(['messenger:0 to place:3']);
  });

  test('highlight only the riders if several pieces can ride', () => {
    const { lights } = select([...ONE, ride('merchant:0', 'place:5')]);
    expect([...lights.value.keys()].sort()).toEqual(['merchant:0', 'messenger:0']);
  });

  test('show their path at the place pointed at', () => {
    const { focused, underway } = select(ONE);
    focused.value = 'place:2';
    expect(underway.value?.path).toEqual([{ at: 'place:2', mark: '1', asks: [] }]);
  });
});

describe('a row whose buttons lead to different places', () => {
  const farm = row('farm', { actor: 'merchant:0', options: 3 });
  const FARMS = [
    { ...farm, options: farm.options.map((option, i) => ({ ...option, target: `place:${Math.min(i, 1)}` })) },
    row('end', { role: 'end' }),
  ];

  test('highlights all these places', () => {
    const { choose, lights } = select(FARMS);
    choose('merchant:0');
    expect([lights.value.get('place:0'), lights.value.get('place:1')]).toEqual(['legal', 'legal']);
  });

  test('is played when a place with a single button is chosen; a place with several buttons leaves only those', () => {
    const { choose, shown } = select(FARMS);
    choose('merchant:0');
    choose('place:1');
    expect(played).toEqual([]);
    expect(shown.value.map(({ options }) => options.length)).toEqual([2, 1]);
    choose('place:0');
    expect(played).toEqual([['farm']]);
  });
});

describe('after a move', () => {
  test('an active piece stays chosen, without its target', () => {
    const { choose, keep, actor, target } = select(HARBOUR);
    choose('galley:0');
    choose('port:3');
    keep(true);
    expect([actor.value, target.value]).toEqual(['galley:0', null]);
  });

  test('a piece is deselected if it has no more actions or another player decides', () => {
    const { choose, keep, actor } = select(HARBOUR);
    choose('galley:0');
    keep(false);
    expect(actor.value).toBe(null);
    choose('galley:1');
    rows.value = rows.value.filter(({ key }) => key !== 'load');
    keep(true);
    expect(actor.value).toBe(null);
  });
});

describe('sailing', () => {
  test('if several galleys could sail, choosing a space leaves only the galleys that can reach it', () => {
    const { choose, shown } = select(SAILING);
    choose('space:2');
    expect(played).toEqual([]);
    expect(keys(shown.value)).toEqual(['sail 0 2', 'end']);
  });

  test('hovering a space shows the path of the chosen galley or the only galley, and a highlighted row shows its own', () => {
    const { choose, focused, recalled, underway } = select(SAILING);
    const goal = () => underway.value?.target ?? null;
    focused.value = 'space:2';
    expect(goal(), 'no piece is selected').toBe(null);
    recalled.value = ['galley:0', 'space:1'];
    expect(goal(), 'a row is highlighted').toBe('space:1');
    recalled.value = [];
    choose('galley:0');
    expect(goal()).toBe('space:2');
    focused.value = 'port:2';
    expect(goal(), 'a port counts as its space').toBe('space:2');
    focused.value = 'space:7';
    expect(goal(), 'another galley’s goal').toBe(null);
    const { focused: seen, underway: only } = select([SAILING[0]]);
    seen.value = 'space:1';
    expect(only.value?.target).toBe('space:1');
  });

  test('a chosen galley sails to a port in reach; without a chosen galley, a port is not a destination', () => {
    const { choose } = select([SAILING[1]]);
    choose('port:2');
    expect(played).toEqual([]);
    choose(null);
    choose('galley:0');
    choose('port:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test('the chosen galley’s reach is highlighted, and one click on a space makes all moves to it', () => {
    const { choose, lights } = select(SAILING);
    choose('galley:0');
    expect(lights.value.get('space:1')).toBe('legal');
    choose('space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test('a click outside the galley’s reach plays nothing', () => {
    const { choose } = select(SAILING);
    choose('galley:0');
    choose('space:9');
    expect(played).toEqual([]);
  });

  test('a single galley does not have to be chosen first', () => {
    const { choose } = select([SAILING[0]]);
    choose('space:1');
    expect(played).toEqual([['sail']]);
  });

  test('if a lesson requests a voyage of one galley, choosing any space within its reach is enough', () => {
    const { choose } = select(SAILING, [SAILING[0]]);
    choose('space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });
});

describe('dragging', () => {
  test('a dragged piece is chosen during the drag, and played where it is dropped', () => {
    const { grab, drag, actor, lights } = select(SAILING);
    grab('galley:0');
    expect(actor.value).toBe('galley:0');
    expect(lights.value.get('space:2')).toBe('legal');
    drag('galley:0', 'space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test.each([null, 'space:9', 'galley:1'])('a piece dropped on %s, where it can’t go, leaves the selection', (to) => {
    const { grab, drag, choose, actor, opened } = select(HARBOUR);
    grab('galley:0');
    drag('galley:0', to);
    expect([actor.value, played]).toEqual([null, []]);
    choose('galley:1');
    opened.value = false;
    grab('galley:0');
    drag('galley:0', to);
    expect([actor.value, opened.value, played]).toEqual(['galley:1', false, []]);
  });

  test('a piece dropped on itself is chosen, as by a click', () => {
    const { grab, drag, actor } = select(SAILING);
    grab('galley:0');
    drag('galley:0', 'galley:0');
    expect([actor.value, played]).toEqual(['galley:0', []]);
  });

  test('only pieces that can act can be dragged', () => {
    const { movable } = select(HARBOUR);
    expect(['galley:0', 'galley:1', 'port:3', 'space:1'].map(movable)).toEqual([true, true, false, false]);
  });
});

describe('highlights', () => {
  test('the hovered place and the current log line’s places take precedence over legal places', () => {
    const { focused, recalled, lights } = select(HARBOUR);
    recalled.value = ['galley:0', 'port:7'];
    focused.value = 'port:3';
    expect(lights.value.get('galley:0')).toBe('recalled');
    expect(lights.value.get('port:7')).toBe('recalled');
    expect(lights.value.get('port:3')).toBe('focused');
  });
});

describe('cycling through pieces', () => {
  test('visits the pieces that can act, and wraps around', () => {
    const { step } = select(HARBOUR);
    expect([1, 1, 1, 1].map(() => step(1))).toEqual(['galley:0', 'port:3', 'galley:1', 'galley:0']);
  });

  test('goes backwards from the last piece, and does nothing without pieces', () => {
    const { step } = select(HARBOUR);
    expect([step(-1), step(-1)]).toEqual(['galley:1', 'port:3']);
    expect(select([row('end', { role: 'end' })]).step(1)).toBe(null);
  });

  test('plays nothing, even if the next piece is a target of the chosen piece', () => {
    const { step, actor } = select(HARBOUR);
    step(1);
    step(1);
    expect([actor.value, played]).toEqual(['port:3', []]);
  });
});

test('a piece is dimmed if none of its actions has an effect', () => {
  const idle = { ...row('buy', { actor: 'space:1' }), idle: true };
  const both = { ...row('build', { actor: 'space:2' }), idle: true };
  const { lights } = select([idle, both, row('act', { actor: 'space:2' })]);
  expect([...lights.value]).toEqual([
    ['space:1', 'idle'],
    ['space:2', 'legal'],
  ]);
});
