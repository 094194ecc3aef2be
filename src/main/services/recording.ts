import type { Line, SaveMeta } from '../../engine/core/save';
import { ChangedOnDiskError } from './journal';
import { refuseLesson } from './lesson-state';
import type { OpenMatch } from './open-match';
import type { OpenMatches } from './open-matches';
import { Refused, unsavedRefusal } from './refusals';

/** Saves a step that was made in memory. If that fails, undoes the step and rejects with a refusal. */
export async function record(
  { ports, failed }: OpenMatches,
  open: OpenMatch,
  lines: readonly Line[],
  takeBack: () => void,
): Promise<void> {
  try {
    await open.journal.write(...lines);
    open.saved = ports.clock.now();
    open.changedOnDisk = false;
  } catch (error) {
    takeBack();
    if (error instanceof Refused) throw error;
    open.changedOnDisk = error instanceof ChangedOnDiskError;
    ports.log.error('A move could not be saved', error);
    const refusal = unsavedRefusal(error);
    failed(open.id, refusal);
    throw refusal;
  }
}

/**
 * Changes a match's title or seats and saves the change. Restores the old values if that fails. Rejects with `no-save`
 * for a lesson.
 */
export async function changeMeta(matches: OpenMatches, open: OpenMatch, change: Partial<SaveMeta>): Promise<void> {
  refuseLesson(open);
  const before = open.meta;
  open.meta = { ...open.meta, ...change };
  await record(matches, open, [{ note: change }], () => (open.meta = before));
}
