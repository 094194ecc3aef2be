import * as v from 'valibot';
import { answer, command } from '../command';
import { MAX_FILES } from '../files';
import type { Written } from '../files';

/** A finished backup. */
export interface BackedUp extends Written {
  /** The number of saves in it. */
  readonly saves: number;
  /** Number of saves that could not be read and are not in the backup. */
  readonly left: number;
}

/** The results of restoring a backup's saves. */
export interface Restored {
  /** Number of saves restored under their own names. */
  readonly added: number;
  /** Number of saves restored under new names, because other saves had theirs. */
  readonly copies: number;
  /** Number of saves that were already on the shelf, byte for byte. */
  readonly skipped: number;
  /** Number of saves that were restored but were already damaged when they were backed up. */
  readonly damaged: number;
  /** Number of saves that could not be restored, because the backup itself is damaged. */
  readonly lost: number;
  /** Whether the settings were restored too. */
  readonly settings: boolean;
}

/** All saves and settings in one file. */
export const backup = {
  /**
   * Writes a backup in the same way as `saves.export` writes a save. `null` if the player cancelled. Fails with
   * `too-much-to-back-up`.
   */
  'backup.make': command(v.strictObject({}), answer<BackedUp | null>()),
  /**
   * Adds the saves of a backup to the shelf without overwriting anything. The backup is `text`, or a file the player
   * chooses; `null` if the player cancelled. `settings` also restores the settings. Fails with `empty-file`,
   * `not-a-backup`, `newer-backup`, `backup-too-large`.
   */
  'backup.restore': command(
    v.strictObject({
      text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_FILES.backup))),
      settings: v.exactOptional(v.boolean()),
    }),
    answer<Restored | null>(),
  ),
};
