import * as v from 'valibot';
import { answer, command } from '../command';
import type { Written } from '../files';
import { idSchema } from '../fields';
import { MAX_REPORT } from '../limits';
import type { Settings } from '../settings-schema';

/** A preview of a problem report. It only contains facts about the match that all its players know. */
export interface ReportPreview {
  /** ISO date and time. */
  readonly made: string;
  readonly app: string;
  readonly shell: string;
  readonly system: string;
  readonly graphics: string;
  readonly settings: Settings;
  readonly log: readonly string[];
  readonly match: { readonly title: string; readonly ply: number } | null;
}

/** A description of the page's graphics, and the match if the player agrees to include it. */
const contents = { graphics: v.pipe(v.string(), v.maxLength(200)), match: v.exactOptional(idSchema) };

/** Problem reports. They cannot include a lesson (`no-save`). */
export const report = {
  'report.preview': command(v.strictObject(contents), answer<ReportPreview>()),
  /**
   * Writes a report in the same way as `saves.export`. `said` is the player's description. `null` if the player
   * cancels.
   */
  'report.save': command(
    v.strictObject({ ...contents, said: v.pipe(v.string(), v.maxLength(MAX_REPORT)) }),
    answer<Written | null>(),
  ),
};
