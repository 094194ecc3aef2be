import * as v from 'valibot';
import { KEPT_DAYS } from '../../ipc/shelf';
import { readEntry } from './trash-entry';
import { TRASH } from './ports';
import type { FilePort } from './ports';

/** The number of days on which each entry was in the trash. `day` is the last counted day, as an ISO date. */
interface Tally {
  readonly day: string;
  readonly found: ReadonlyMap<string, number>;
}

/** The tally's file name in the trash. It is not a valid entry name, so the file is neither listed nor restored. */
export const TALLY_FILE = 'days.json';
const tallySchema = v.object({
  day: v.string(),
  found: v.pipe(
    v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
    v.transform((found) => new Map(Object.entries(found))),
  ),
});
const NOTHING: Tally = { day: '', found: new Map() };

/**
 * Discards entries that were in the trash on more than {@link KEPT_DAYS} days on which the app was started. `day` is
 * today's date. Each start counts at most one day, so that a wrong clock cannot empty the trash.
 */
export async function clearTrash(files: FilePort, day: string): Promise<void> {
  const entries = (await files.list(TRASH)).filter(readEntry);
  const tally = await readTally(files);
  if (entries.length === 0 || tally.day === day) return;
  const found = new Map<string, number>();
  for (const entry of entries) {
    const days = (tally.found.get(entry) ?? 0) + 1;
    if (days > KEPT_DAYS) await files.discard(`${TRASH}/${entry}`);
    else found.set(entry, days);
  }
  await files.replace(`${TRASH}/${TALLY_FILE}`, JSON.stringify({ day, found: Object.fromEntries(found) }));
}

/** The stored tally. If it cannot be read, counting starts again, so that entries are only kept longer. */
async function readTally(files: FilePort): Promise<Tally> {
  try {
    return v.parse(tallySchema, JSON.parse(await files.read(`${TRASH}/${TALLY_FILE}`)));
  } catch {
    return NOTHING;
  }
}
