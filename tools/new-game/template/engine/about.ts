import type { About, OptionSpec } from '../../../../src/engine/core/game';
import type { OptionsOf } from '../../../../src/engine/core/options';

/** What a table may choose: nothing yet. Each option is a key, its values and its default. */
const OPTIONS = [] as const satisfies readonly OptionSpec[];

/** What a table has chosen. */
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
