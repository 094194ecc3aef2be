import type { About, OptionSpec } from '../../../../src/engine/core/game';
import type { OptionsOf } from '../../../../src/engine/core/options';

/** The table's options: none yet. Each option has a key, values and a default. */
const OPTIONS = [] as const satisfies readonly OptionSpec[];

/** The chosen options. */
export type TemplateGameOptions = OptionsOf<typeof OPTIONS>;

/** Facts about Template Game. */
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
