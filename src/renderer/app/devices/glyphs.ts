import type { PadKind } from '../../ui/input-device';
import type { PadButton } from './pad-state';

const SIGNS: Readonly<Record<PadKind, Readonly<Partial<Record<PadButton, string>>>>> = {
  xbox: { south: 'A', east: 'B', west: 'X', north: 'Y', l1: 'LB', r1: 'RB', l2: 'LT', r2: 'RT', view: 'View', menu: '☰' },
  playstation: { south: '✕', east: '○', west: '□', north: '△', l1: 'L1', r1: 'R1', l2: 'L2', r2: 'R2', view: 'Share', menu: '☰' },
  nintendo: { south: 'B', east: 'A', west: 'Y', north: 'X', l1: 'L', r1: 'R', l2: 'ZL', r2: 'ZR', view: '−', menu: '+' },
}; // prettier-ignore

const COMMON: Readonly<Partial<Record<PadButton, string>>> = { l3: 'L●', r3: 'R●' };

export const signOf = (kind: PadKind, button: PadButton): string => SIGNS[kind][button] ?? COMMON[button] ?? button;

/** Detects the make of a gamepad from its id. Unknown makes get the most common symbols. */
export function kindOf(id: string): PadKind {
  if (/playstation|dualsense|dualshock|sony|054c/i.test(id)) return 'playstation';
  if (/nintendo|joy-con|switch pro|057e/i.test(id)) return 'nintendo';
  return 'xbox';
}
