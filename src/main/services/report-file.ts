import * as v from 'valibot';
import { hashText } from '../../engine/core/hash';
import { withoutMark } from '../../engine/core/lines';
import { MAX_SAVE } from '../../ipc/files';
import { Refused } from './refusals';

/** A report of a problem is one JSON object, to be read by people too; what a program wants of it is its match. */
const REPORT_FORMAT = 'serenissima-report';
const REPORT_VERSION = 1;
/** Lines of the log in a report. */
export const LOG_LINES = 500;

/** A match with the decision it stood at. */
const matchSchema = v.strictObject({
  ply: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Who looked at the screen. */
  seat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  save: v.pipe(v.string(), v.maxLength(MAX_SAVE)),
  sum: v.string(),
});
const schema = v.looseObject({
  format: v.literal(REPORT_FORMAT),
  version: v.pipe(v.number(), v.integer()),
  match: v.nullable(matchSchema),
});

export type ReportedMatch = Omit<v.InferOutput<typeof matchSchema>, 'sum'>;

/** Writes a report: what is told, and the match, if any. */
export function writeReport(told: object, match: ReportedMatch | null): string {
  const summed = match && { ...match, sum: hashText(match.save) };
  return `${JSON.stringify({ format: REPORT_FORMAT, version: REPORT_VERSION, ...told, match: summed }, null, 2)}\n`;
}

/** The match of a report. Throws {@link Refused} for what is no report, is damaged, or has none. */
export function readReport(text: string): ReportedMatch {
  let given: unknown;
  try {
    given = JSON.parse(withoutMark(text));
  } catch {
    throw new Refused('not-a-report');
  }
  const { success, output } = v.safeParse(schema, given);
  if (!success || output.version !== REPORT_VERSION) throw new Refused('not-a-report');
  if (!output.match) throw new Refused('no-match-reported');
  const { sum, ...match } = output.match;
  if (hashText(match.save) !== sum) throw new Refused('not-a-report');
  return match;
}
