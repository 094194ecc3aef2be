import type { Direction } from './spatial';

/** Gamepad buttons in the order of the standard layout. */
const LAYOUT = [
  'south', 'east', 'west', 'north', 'l1', 'r1', 'l2', 'r2', 'view', 'menu', 'l3', 'r3', 'up', 'down', 'left', 'right',
] as const; // prettier-ignore

export type PadButton = (typeof LAYOUT)[number];

type PadReading = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] };

/** The pressed buttons, with the time in milliseconds at which a direction next repeats. */
type PressedButtons = ReadonlyMap<PadButton, number>;

export const NO_BUTTONS: PressedButtons = new Map();

const DIRECTIONS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies Direction[];
const isDirection = (button: PadButton): button is Direction => DIRECTIONS.includes(button);

/** Delay before a pressed direction first repeats, in milliseconds. */
const FIRST_MS = 380;
/** The interval between later repeats, in milliseconds. */
const AGAIN_MS = 110;
/** A stick is released when its deflection falls below this fraction of the threshold. */
const LOOSEN = 0.75;

/**
 * Reads the new presses on all gamepads since the last reading. A button counts once per press; a pressed direction
 * repeats. The left stick acts as a D-pad. `tilt` is the position of the right stick. `threshold` is the minimum
 * deflection of a stick, from 0 to 1.
 */
export function readPads(
  pads: readonly PadReading[],
  before: PressedButtons,
  now: number,
  threshold: number,
): { readonly down: PressedButtons; readonly presses: readonly PadButton[]; readonly tilt: { x: number; y: number } } {
  const pressed = new Set<PadButton>();
  const tilt = { x: 0, y: 0 };
  for (const { buttons, axes } of pads) {
    LAYOUT.forEach((name, at) => buttons.at(at)?.pressed && pressed.add(name));
    const [x = 0, y = 0, lookX = 0, lookY = 0] = axes;
    const leans = leaning(x, y, threshold, before);
    if (leans) pressed.add(leans);
    if (Math.hypot(lookX, lookY) > threshold) Object.assign(tilt, { x: lookX, y: lookY });
  }
  const down = new Map<PadButton, number>();
  const presses: PadButton[] = [];
  for (const button of pressed) {
    const due = before.get(button);
    const again = due !== undefined && isDirection(button) && now >= due;
    if (due === undefined || again) presses.push(button);
    down.set(button, due === undefined ? now + FIRST_MS : again ? now + AGAIN_MS : due);
  }
  return { down, presses, tilt };
}

/** The direction of a stick, or `null`. It ends at a lower deflection than the one at which it begins (hysteresis). */
function leaning(x: number, y: number, threshold: number, down: PressedButtons): Direction | null {
  const direction: Direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
  return Math.max(Math.abs(x), Math.abs(y)) > threshold * (down.has(direction) ? LOOSEN : 1) ? direction : null;
}
