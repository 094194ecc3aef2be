import { describe, expect, test } from 'vitest';
import { kindOf, signOf } from '../../../src/renderer/app/hands/glyphs';
import { keyRows } from '../../../src/renderer/app/hands/letters';
import { commandOf } from '../../../src/renderer/app/hands/pad-map';
import { AT_REST, readPads } from '../../../src/renderer/app/hands/pad-state';

type PadReading = Parameters<typeof readPads>[0][number];

const SOUTH = 0;
const RIGHT = 15;
const pad = (down: readonly number[], axes: readonly number[] = [0, 0, 0, 0]): PadReading => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) })),
});

/** What is heard of a pad read every so many milliseconds. */
function heard(readings: readonly PadReading[], everyMs = 20, threshold = 0.5) {
  let state = AT_REST;
  return readings.map((reading, i) => {
    const read = readPads([reading], state, i * everyMs, { threshold });
    state = read.state;
    return read.presses;
  });
}

describe('a pad', () => {
  test('a press is heard once, however long it lasts, and again after it was let go', () => {
    const down = pad([SOUTH]);
    expect(heard([down, down, down, pad([]), down])).toEqual([['south'], [], [], [], ['south']]);
    expect(heard(Array<PadReading>(200).fill(down)).flat()).toEqual(['south']);
  });

  test('a direction that is held comes again, first later and then sooner', () => {
    const times = heard(Array<PadReading>(60).fill(pad([RIGHT]))).flatMap((presses, i) =>
      presses.length > 0 ? [i * 20] : [],
    );
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThanOrEqual(380);
    expect(times[2] - times[1]).toBeLessThan(times[1]);
  });

  test('the left stick is as good as the cross, from its threshold on, and does not flutter at it', () => {
    expect(heard([pad([], [0.4, 0, 0, 0])])).toEqual([[]]);
    expect(heard([pad([], [0.4, 0, 0, 0])], 20, 0.3)).toEqual([['right']]);
    const fluttering = [0.6, 0.45, 0.55, 0.45, 0.6].map((x) => pad([], [x, 0.1, 0, 0]));
    expect(heard(fluttering).flat()).toEqual(['right']);
    expect(heard([pad([], [0, -0.9, 0, 0])])).toEqual([['up']]);
  });

  test('the right stick leans, and presses nothing', () => {
    const read = readPads([pad([], [0, 0, 0.8, -0.6])], AT_REST, 0, { threshold: 0.5 });
    expect([read.presses, read.tilt]).toEqual([[], { x: 0.8, y: -0.6 }]);
  });

  test('a pad with fewer buttons and no sticks is read as far as it goes', () => {
    expect(readPads([{ axes: [], buttons: [{ pressed: true }] }], AT_REST, 0, { threshold: 0.5 }).presses).toEqual([
      'south',
    ]);
  });
});

describe('what buttons do', () => {
  test('yes and back change places where they are swapped, and nothing else does', () => {
    expect([commandOf('south', false, false), commandOf('east', false, false)]).toEqual([
      { do: 'act' },
      { do: 'back' },
    ]);
    expect([commandOf('south', false, true), commandOf('east', false, true)]).toEqual([{ do: 'back' }, { do: 'act' }]);
    expect(commandOf('north', false, true)).toEqual(commandOf('north', false, false));
  });

  test('in the past nothing is taken back', () => {
    expect(commandOf('north', false, false)).toEqual({ do: 'table', intent: { do: 'undo' } });
    expect(commandOf('north', true, false)).toEqual({ do: 'table', intent: { do: 'pause' } });
  });

  test.each([
    ['Xbox 360 Controller (XInput STANDARD GAMEPAD)', 'A'],
    ['Steam Deck Controller (STANDARD GAMEPAD Vendor: 28de Product: 1205)', 'A'],
    ['DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', '✕'],
    ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'B'],
  ])('the lower button of %s is called %s', (id, sign) => {
    expect(signOf(kindOf(id), 'south')).toBe(sign);
  });
});

test('the keyboard on the screen writes as a language’s typists know it', () => {
  expect(keyRows('en', false)[1].join('')).toBe('qwertyuiop');
  expect(keyRows('fr', true)[1].join('')).toBe('AZERTYUIOP');
  expect(keyRows('tlh', false)).toEqual(keyRows('en', false));
});
