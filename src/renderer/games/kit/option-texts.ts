import type { OptionSpec } from '../../../engine/core/game';

/** The engine's English texts for a game's options, in the same structure as the translations. */
export const optionTexts = (options: readonly OptionSpec[]) =>
  Object.fromEntries(
    options.map(({ key, label, note, values }) => [
      key,
      { label, note, values: Object.fromEntries(values.map((entry) => [String(entry.value), entry.label])) },
    ]),
  );
