import type { About, OptionSpec } from '../../../../src/engine/core/game';
import type { OptionsOf } from '../../../../src/engine/core/options';

/** The game's options. Each has a key, values and a default. */
const OPTIONS = [] as const satisfies readonly OptionSpec[];

export type TemplateGameOptions = OptionsOf<typeof OPTIONS>;

export const ABOUT: About = {
  id: 'template-game',
  title: 'Template Game',
  year: 2026,
  designers: ['Nobody'],
  seats: [2, 4],
  minutes: [10, 20],
  rules: 1,
  options: OPTIONS,
};
