import { describe, expect, test } from 'vitest';
import { kindOf, signOf } from '../../../src/renderer/app/devices/glyphs';
import { keyRows } from '../../../src/renderer/app/devices/letters';
import { commandOf } from '../../../src/renderer/app/devices/pad-map';
import { NO_BUTTONS, readPads } from '../../../src/renderer/app/devices/pad-state';

type PadReading = Parameters<typeof readPads>[0][number];

const SOUTH = 0;
const RIGHT = 15;
const pad = (down: readonly number[], axes: readonly number[] = [0, 0, 0, 0]): PadReading => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) })),
});

/** Returns the presses reported by a gamepad that is polled at this interval in milliseconds. */
function heard(readings: readonly PadReading[], everyMs = 20, threshold = 0.5) {
  let down = NO_BUTTONS;
  return readings.map((reading, i) => {
    const read = readPads([reading], down, i * everyMs, threshold);
    down = read.down;
    return read.presses;
  });
}

describe('a gamepad', () => {
  test('reports a press once, however long it lasts, and again after its release', () => {
    const down = pad([SOUTH]);
    expect(heard([down, down, down, pad([]), down])).toEqual([['south'], [], [], [], ['south']]);
    expect(heard(Array<PadReading>(200).fill(down)).flat()).toEqual(['south']);
  });

  test('repeats a direction while it is pressed, slowly at first and then faster', () => {
    const times = heard(Array<PadReading>(60).fill(pad([RIGHT]))).flatMap((presses, i) =>
      presses.length > 0 ? [i * 20] : [],
    );
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThanOrEqual(380);
    expect(times[2] - times[1]).toBeLessThan(times[1]);
  });

  test('treats the left stick like the D-pad beyond a threshold, with hysteresis', () => {
    expect(heard([pad([], [0.4, 0, 0, 0])])).toEqual([[]]);
    expect(heard([pad([], [0.4, 0, 0, 0])], 20, 0.3)).toEqual([['right']]);
    const fluttering = [0.6, 0.45, 0.55, 0.45, 0.6].map((x) => pad([], [x, 0.1, 0, 0]));
    expect(heard(fluttering).flat()).toEqual(['right']);
    expect(heard([pad([], [0, -0.9, 0, 0])])).toEqual([['up']]);
  });

  test('reports the right stick’s tilt and no press', () => {
    const read = readPads([pad([], [0, 0, 0.8, -0.6])], NO_BUTTONS, 0, 0.5);
    expect([read.presses, read.tilt]).toEqual([[], { x: 0.8, y: -0.6 }]);
  });

  test('works with fewer buttons or without sticks', () => {
    expect(readPads([{ axes: [], buttons: [{ pressed: true }] }], NO_BUTTONS, 0, 0.5).presses).toEqual(['south']);
  });
});

describe('gamepad buttons', () => {
  test('can swap confirm and back, but no other actions', () => {
    expect([commandOf('south', false, false), commandOf('east', false, false)]).toEqual([
      { do: 'act' },
      { do: 'back' },
    ]);
    expect([commandOf('south', false, true), commandOf('east', false, true)]).toEqual([{ do: 'back' }, { do: 'act' }]);
    expect(commandOf('north', false, true)).toEqual(commandOf('north', false, false));
  });

  test('do not undo in a replay', () => {
    expect(commandOf('north', false, false)).toEqual({ do: 'table', intent: { do: 'undo' } });
    expect(commandOf('north', true, false)).toEqual({ do: 'table', intent: { do: 'pause' } });
  });

  test.each([
    ['Xbox 360 Controller (XInput STANDARD GAMEPAD)', 'A'],
    ['Steam Deck Controller (STANDARD GAMEPAD Vendor: 28de Product: 1205)', 'A'],
    ['DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', '✕'],
    ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'B'],
  ])('the lower button on %s is called %s', (id, sign) => {
    expect(signOf(kindOf(id), 'south')).toBe(sign);
  });
});

test('the on-screen keyboard has each language’s usual layout', () => {
  expect(keyRows('en', false)[1].join('')).toBe('qwertyuiop');
  expect(keyRows('fr', true)[1].join('')).toBe('AZERTYUIOP');
  expect(keyRows('tlh', false)).toEqual(keyRows('en', false));
});
