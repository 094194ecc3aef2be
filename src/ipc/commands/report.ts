import * as v from 'valibot';
import { answer, command } from '../command';
import type { Written } from '../files';
import { idSchema } from '../fields';
import type { Settings } from '../settings-schema';

/** What a problem report would contain. It shows of the match only what everyone at the table knows. */
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

/** Problem reports. A lesson cannot be in one (`no-save`). */
export const report = {
  /** What a report would contain. */
  'report.preview': command(v.strictObject(contents), answer<ReportPreview>()),
  /** Writes a report as `saves.export` writes a save; `said` is the player's description. `null`: the player cancelled. */
  'report.save': command(
    v.strictObject({ ...contents, said: v.pipe(v.string(), v.maxLength(2_000)) }),
    answer<Written | null>(),
  ),
};
