import * as v from 'valibot';
import { hashText } from '../../engine/core/hash';
import { withoutMark } from '../../engine/core/lines';
import { MAX_SAVE } from '../../ipc/files';
import { Refused } from './refusals';

/** A problem report is a JSON object for people to read. The app reads back only the match in it. */
const REPORT_FORMAT = 'serenissima-report';
const REPORT_VERSION = 1;
export const LOG_LINES = 500;

const matchSchema = v.strictObject({
  ply: v.pipe(v.number(), v.integer(), v.minValue(0)),
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

/** The text of a problem report, with a checksum of the save in it. `match` is `null` if the report includes none. */
export function writeReport(facts: object, match: ReportedMatch | null): string {
  const summed = match && { ...match, sum: hashText(match.save) };
  return `${JSON.stringify({ format: REPORT_FORMAT, version: REPORT_VERSION, ...facts, match: summed }, null, 2)}\n`;
}

/** The match of a report. Throws `not-a-report` (also for a damaged report) or `no-match-reported`. */
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
