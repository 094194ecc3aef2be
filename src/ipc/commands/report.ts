import * as v from 'valibot';
import { answer, command } from '../command';
import type { Written } from '../files';
import { idSchema } from '../fields';
import type { Settings } from '../settings-schema';

/** A preview of a problem report. It contains only those facts about the match that everyone at the table knows. */
export interface ReportPreview {
  /** ISO date and time. */
  readonly made: string;
  /** The app's version. */
  readonly app: string;
  readonly shell: string;
  readonly system: string;
  readonly graphics: string;
  readonly settings: Settings;
  readonly log: readonly string[];
  readonly match: { readonly title: string; readonly ply: number } | null;
}

/** The page's graphics, and the match if the player agrees to include it. */
const contents = { graphics: v.pipe(v.string(), v.maxLength(200)), match: v.exactOptional(idSchema) };

/** Problem reports. They cannot include a lesson (`no-save`). */
export const report = {
  /** The contents that a report would have. */
  'report.preview': command(v.strictObject(contents), answer<ReportPreview>()),
  /**
   * Writes a report in the same way as `saves.export` writes a save; `said` is the player's description. `null` if the
   * player cancelled.
   */
  'report.save': command(
    v.strictObject({ ...contents, said: v.pipe(v.string(), v.maxLength(2_000)) }),
    answer<Written | null>(),
  ),
};
