import type { OptionSpec } from '../../src/engine/core/game';
import { defaultsOf } from '../../src/engine/core/options';
import type { OptionsOf } from '../../src/engine/core/options';
import { DEFAULT_OPTIONS } from '../../src/engine/games/serenissima-1996/about';
import type { Serenissima1996Options } from '../../src/engine/games/serenissima-1996/about';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';

/**
 * Mistakes in options that must not compile. Only the type check reads this file: a marked line that compiles is an
 * error.
 */

const [open, shut] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const;
const OPTIONS = [
  { key: 'doors', label: 'Doors', note: '', values: [open, shut], default: true, rulings: [] },
  { key: 'keys', label: 'Keys', note: '', values: [{ value: 3, label: '3' }], default: 3, rulings: [], since: 2 },
] as const satisfies readonly OptionSpec[];
type House = OptionsOf<typeof OPTIONS>;

/** Older matches lack options that were added later. All options have a default. */
export const older: House = { doors: false };
export const usual: { doors: boolean; keys: number } = defaultsOf(OPTIONS);

// @ts-expect-error an original option is never missing
export const nothing: House = {};
// @ts-expect-error a value that is not offered
export const four: House = { doors: true, keys: 4 };
// @ts-expect-error an undeclared option
export const windows: House = { doors: true, windows: 2 };
// @ts-expect-error an option that may be missing must be checked first
export const keys = (house: House): number => house.keys;

export function readers(options: Serenissima1996Options): unknown[] {
  // @ts-expect-error a typo in an option
  const typo = options.payInOwnPort;
  // @ts-expect-error a comparison with a value that is not offered
  const never = options.money === 'covered';
  // @ts-expect-error matches started under the first rules have no such option
  const always: 'agreed' = options.pieces;
  return [typo, never, always];
}

export const setup = () =>
  // @ts-expect-error a typo in a value
  serenissima1996.setup({ seats: 2, options: { ...DEFAULT_OPTIONS, pair: 'venice-genova' } }, { roll: () => 1 });
