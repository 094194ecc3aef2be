import type { Direction } from './spatial';

/** Buttons of a pad by where they are, as the standard layout numbers them. */
const LAYOUT = [
  'south', 'east', 'west', 'north', 'l1', 'r1', 'l2', 'r2', 'view', 'menu', 'l3', 'r3', 'up', 'down', 'left', 'right',
] as const; // prettier-ignore

export type PadButton = (typeof LAYOUT)[number];

/** What of a pad is looked at. */
type PadReading = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] };

/** Which buttons are down, and when each is to be heard again, in milliseconds. */
interface PadState {
  readonly down: ReadonlyMap<PadButton, number>;
}

export const AT_REST: PadState = { down: new Map() };

interface PadOptions {
  /** How far a stick must be pushed to count, from 0 to 1. */
  readonly threshold: number;
}

const DIRECTIONS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies Direction[];
const isDirection = (button: PadButton): button is Direction => DIRECTIONS.includes(button);

/** A direction that is held comes again after the first time, and then so often, in milliseconds. */
const FIRST_MS = 380;
const AGAIN_MS = 110;
/** A stick counts until it has come back so far from where it began to. */
const LOOSEN = 0.75;

/**
 * What has been pressed on any of the pads since they were last read: each press once, directions again as long as they are held. The
 * left stick is as good as the cross; `tilt` is how the right stick leans.
 */
export function readPads(
  pads: readonly PadReading[],
  before: PadState,
  now: number,
  { threshold }: PadOptions,
): { readonly state: PadState; readonly presses: readonly PadButton[]; readonly tilt: { x: number; y: number } } {
  const held = new Set<PadButton>();
  const tilt = { x: 0, y: 0 };
  for (const { buttons, axes } of pads) {
    LAYOUT.forEach((name, at) => buttons.at(at)?.pressed && held.add(name));
    const [x = 0, y = 0, lookX = 0, lookY = 0] = axes;
    const leans = leaning(x, y, threshold, before);
    if (leans) held.add(leans);
    if (Math.hypot(lookX, lookY) > threshold) Object.assign(tilt, { x: lookX, y: lookY });
  }
  const down = new Map<PadButton, number>();
  const presses: PadButton[] = [];
  for (const button of held) {
    const due = before.down.get(button);
    const again = due !== undefined && isDirection(button) && now >= due;
    if (due === undefined || again) presses.push(button);
    down.set(button, due === undefined ? now + FIRST_MS : again ? now + AGAIN_MS : due);
  }
  return { state: { down }, presses, tilt };
}

/** Which way a stick leans; one that leans already is let go later than it is taken up. */
function leaning(x: number, y: number, threshold: number, { down }: PadState): Direction | null {
  const direction: Direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
  return Math.max(Math.abs(x), Math.abs(y)) > threshold * (down.has(direction) ? LOOSEN : 1) ? direction : null;
}
