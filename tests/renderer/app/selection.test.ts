import { computed, ref } from 'vue';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSelection } from '../../../src/renderer/app/table/input/useSelection';
import type { TargetId } from '../../../src/renderer/board/board-types';
import type { Role, Row } from '../../../src/renderer/game-ui/game-ui';

interface Part {
  readonly role?: Role;
  readonly actor?: string;
  readonly target?: string;
  readonly options?: number;
}

/** A row whose moves are named by it. */
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
    grab: (target: TargetId) => follow({ do: 'carry', target }),
    drag: (from: TargetId, target: TargetId | null) => follow({ do: 'drop', from, target }),
  };
}
/** The letting go of a chosen piece, as its key is pressed again. */
describe('a chosen piece pressed again', () => {
  test('is only let go where nothing is done by choosing it twice', () => {
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

const keys = (shown: readonly Row[]) => shown.map(({ key }) => key);

const HARBOUR = [
  row('buy', { actor: 'galley:0', target: 'port:3', options: 2 }),
  row('hire', { actor: 'galley:0', target: 'port:3', options: 3 }),
  row('fort', { target: 'port:3' }),
  row('load', { actor: 'galley:1', target: 'galley:0' }),
  row('standing', { role: 'optional' }),
  row('end', { role: 'end' }),
];
/** A galley's voyage to a space by so many moves; a port lies there too. */
function voyage(galley: number, space: number, moves: number): Row {
  const sail = row('sail', { role: 'travel', actor: `galley:${galley}` });
  const way = Array.from({ length: moves + 1 }, (_, i) => ({
    at: i === 0 ? `galley:${galley}` : `space:${i === moves ? space : 90 + i}`,
    mark: `${i}`,
    asks: [],
  }));
  const onward = Array.from({ length: moves - 1 }, () => ({ type: 'sail' }));
  const options = sail.options.map(({ choice, ...option }) => ({
    ...option,
    choice: onward.length > 0 ? { ...choice, onward } : choice,
    target: `space:${space}`,
    beside: [`port:${space}`],
    way,
  }));
  return { ...sail, key: `sail ${galley} ${space}`, options };
}
const SAILING = [voyage(0, 1, 1), voyage(0, 2, 3), voyage(1, 7, 1), row('end', { role: 'end' })];

describe('choosing', () => {
  test('nothing chosen: every row, and every piece that can do something is lit', () => {
    const { shown, lights } = select(HARBOUR);
    expect(shown.value).toEqual(HARBOUR);
    expect([...lights.value]).toEqual([
      ['galley:0', 'legal'],
      ['port:3', 'legal'],
      ['galley:1', 'legal'],
    ]);
  });

  test('of a row that is nobody’s every place is lit, and a place leaves its own button', () => {
    const [one] = row('basilica').options;
    const places = ['port:1', 'port:4'];
    const build = { ...row('basilica'), options: places.map((to) => ({ ...one, target: to })) };
    const { choose, shown, lights } = select([build, row('end', { role: 'end' })]);
    expect([...lights.value]).toEqual(places.map((place) => [place, 'legal']));
    choose('port:4');
    expect(shown.value[0].options.map((option) => option.target)).toEqual(['port:4']);
    expect(lights.value.get('port:4')).toBe('selected');
  });

  test('a piece leaves the rows it acts in or is the target of, and the way on', () => {
    const { choose, shown, lights } = select(HARBOUR);
    choose('galley:0');
    expect(keys(shown.value)).toEqual(['buy', 'hire', 'load', 'end']);
    expect(lights.value.get('galley:0')).toBe('selected');
    expect(lights.value.get('port:3')).toBe('legal');
    expect(lights.value.has('galley:1')).toBe(false);
  });

  test('a target after it narrows to both, and is lit as chosen', () => {
    const { choose, shown, lights, target } = select(HARBOUR);
    choose('galley:0');
    choose('port:3');
    expect(target.value).toBe('port:3');
    expect(keys(shown.value)).toEqual(['buy', 'hire', 'end']);
    expect(lights.value.get('port:3')).toBe('selected');
    expect(played).toEqual([]);
  });

  test('a target to which there is one move is where that is played', () => {
    const { choose } = select(HARBOUR);
    choose('galley:1');
    choose('galley:0');
    expect(played).toEqual([['load']]);
  });

  test('another piece takes the place of the first, which is not its target', () => {
    const { choose, actor } = select([...HARBOUR, row('hireThere', { actor: 'galley:2', target: 'port:9' })]);
    choose('galley:0');
    choose('galley:2');
    expect(actor.value).toBe('galley:2');
    expect(played).toEqual([]);
  });

  test('the same piece again, a piece with nothing to do, and the open sea let go', () => {
    const { choose, actor, target } = select(HARBOUR);
    for (const other of ['galley:0', 'space:9', null]) {
      choose('galley:0');
      expect(actor.value).toBe('galley:0');
      choose(other);
      expect([actor.value, target.value], String(other)).toEqual([null, null]);
    }
  });

  test('what is its own target is chosen first, and played when it is chosen again', () => {
    const { choose, actor } = select([row('act', { actor: 'space:4', target: 'space:4' })]);
    choose('space:4');
    expect([actor.value, played]).toEqual(['space:4', []]);
    choose('space:4');
    expect(played).toEqual([['act']]);
  });

  test('a piece whose rows are gone shows all rows again', () => {
    const { choose, shown } = select(HARBOUR);
    choose('galley:1');
    rows.value = rows.value.filter(({ key }) => key !== 'load');
    expect(shown.value).toEqual(rows.value);
  });
});

describe('a row whose buttons lead to different places', () => {
  const farm = row('farm', { actor: 'merchant:0', options: 3 });
  const FARMS = [
    { ...farm, options: farm.options.map((option, i) => ({ ...option, target: `place:${Math.min(i, 1)}` })) },
    row('end', { role: 'end' }),
  ];

  test('lights all of them', () => {
    const { choose, lights } = select(FARMS);
    choose('merchant:0');
    expect([lights.value.get('place:0'), lights.value.get('place:1')]).toEqual(['legal', 'legal']);
  });

  test('plays the one that leads to a place, and leaves of several those that do', () => {
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
  test('a piece that can still do something stays chosen, and where to is chosen anew', () => {
    const { choose, keep, actor, target } = select(HARBOUR);
    choose('galley:0');
    choose('port:3');
    keep(true);
    expect([actor.value, target.value]).toEqual(['galley:0', null]);
  });

  test('a piece with nothing left to do, and the next player, let go', () => {
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
  test('where several could sail, a space leaves those that get there', () => {
    const { choose, shown } = select(SAILING);
    choose('space:2');
    expect(played).toEqual([]);
    expect(keys(shown.value)).toEqual(['sail 0 2', 'end']);
  });

  test('the way to where one looks is told: of the chosen galley, of the only one, and of the one a row speaks of', () => {
    const { choose, focused, recalled, underway } = select(SAILING);
    const goal = () => underway.value?.target ?? null;
    focused.value = 'space:2';
    expect(goal(), 'nobody is chosen').toBe(null);
    recalled.value = ['galley:0', 'space:1'];
    expect(goal(), 'a row is looked at').toBe('space:1');
    recalled.value = [];
    choose('galley:0');
    expect(goal()).toBe('space:2');
    focused.value = 'port:2';
    expect(goal(), 'its port is meant too').toBe('space:2');
    focused.value = 'space:7';
    expect(goal(), 'another galley’s goal').toBe(null);
    const { focused: seen, underway: only } = select([SAILING[0]]);
    seen.value = 'space:1';
    expect(only.value?.target).toBe('space:1');
  });

  test('to a port within reach a chosen galley sails; where none is chosen, a port is no goal', () => {
    const { choose } = select([SAILING[1]]);
    choose('port:2');
    expect(played).toEqual([]);
    choose(null);
    choose('galley:0');
    choose('port:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test('the chosen galley’s reach is lit, and a space of it is sailed to in all its steps', () => {
    const { choose, lights } = select(SAILING);
    choose('galley:0');
    expect(lights.value.get('space:1')).toBe('legal');
    choose('space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test('beyond its reach nothing is played', () => {
    const { choose } = select(SAILING);
    choose('galley:0');
    choose('space:9');
    expect(played).toEqual([]);
  });

  test('the only galley that can sail need not be chosen', () => {
    const { choose } = select([SAILING[0]]);
    choose('space:1');
    expect(played).toEqual([['sail']]);
  });

  test('where a lesson asks for one galley’s voyage, choosing where to is enough', () => {
    const { choose } = select(SAILING, [SAILING[0]]);
    choose('space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });
});

describe('dragging', () => {
  test('what is carried is chosen while it is carried, and played where it is let go', () => {
    const { grab, drag, actor, lights } = select(SAILING);
    grab('galley:0');
    expect(actor.value).toBe('galley:0');
    expect(lights.value.get('space:2')).toBe('legal');
    drag('galley:0', 'space:2');
    expect(played).toEqual([['sail', 'sail', 'sail']]);
  });

  test('let go over nothing it stays chosen, and nothing is played', () => {
    const { grab, drag, actor } = select(SAILING);
    grab('galley:0');
    drag('galley:0', null);
    expect([actor.value, played]).toEqual(['galley:0', []]);
  });

  test('only what can do something is carried', () => {
    const { movable } = select(HARBOUR);
    expect(['galley:0', 'galley:1', 'port:3', 'space:1'].map(movable)).toEqual([true, true, false, false]);
  });
});

describe('lights', () => {
  test('the pointer, and what a line speaks of, shine over what is legal', () => {
    const { focused, recalled, lights } = select(HARBOUR);
    recalled.value = ['galley:0', 'port:7'];
    focused.value = 'port:3';
    expect(lights.value.get('galley:0')).toBe('recalled');
    expect(lights.value.get('port:7')).toBe('recalled');
    expect(lights.value.get('port:3')).toBe('focused');
  });
});

describe('from piece to piece', () => {
  test('those that can do something come one after the other, and round again', () => {
    const { step } = select(HARBOUR);
    expect([1, 1, 1, 1].map(() => step(1))).toEqual(['galley:0', 'port:3', 'galley:1', 'galley:0']);
  });

  test('backwards from the last; nothing where nothing can be done', () => {
    const { step } = select(HARBOUR);
    expect([step(-1), step(-1)]).toEqual(['galley:1', 'port:3']);
    expect(select([row('end', { role: 'end' })]).step(1)).toBe(null);
  });

  test('going on plays nothing, though the next piece is a place the one before could go to', () => {
    const { step, actor } = select(HARBOUR);
    step(1);
    step(1);
    expect([actor.value, played]).toEqual(['port:3', []]);
  });
});
