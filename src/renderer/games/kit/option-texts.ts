import type { OptionSpec } from '../../../engine/core/game';

/** The engine's English of a game's options, in the shape of the other languages' texts. */
export const optionTexts = (options: readonly OptionSpec[]) =>
  Object.fromEntries(
    options.map(({ key, label, note, values }) => [
      key,
      { label, note, values: Object.fromEntries(values.map((entry) => [String(entry.value), entry.label])) },
    ]),
  );
