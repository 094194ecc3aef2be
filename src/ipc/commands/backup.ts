import * as v from 'valibot';
import { answer, command } from '../command';
import { MAX_FILES } from '../files';
import type { Written } from '../files';

export interface BackedUp extends Written {
  readonly saves: number;
  /** Number of saves left out because they could not be read. */
  readonly left: number;
}

export interface Restored {
  /** Number of saves restored under their old names. */
  readonly added: number;
  /** Number of saves restored under new names because the old ones were in use. */
  readonly copies: number;
  /** Number of saves that were already on the shelf with the same content. */
  readonly skipped: number;
  /** Number of restored saves that were already damaged when they were backed up. */
  readonly damaged: number;
  /** Number of saves that could not be restored because the backup is damaged. */
  readonly lost: number;
  /** Whether the settings were restored too. */
  readonly settings: boolean;
}

/** Backups contain all saves and settings in one file. */
export const backup = {
  /**
   * Writes a backup to a place that the player chooses, in the same way as `saves.export`. `null` if the player
   * cancels. Also fails with `too-much-to-back-up`.
   */
  'backup.make': command(v.strictObject({}), answer<BackedUp | null>()),
  /**
   * Adds a backup's saves to the shelf without overwriting anything. Without `text`, the player chooses a file; `null`
   * if the player cancels. `settings` also restores the settings. Fails with `empty-file`, `not-a-backup`,
   * `newer-backup`, `backup-too-large`, `unreadable-file`.
   */
  'backup.restore': command(
    v.strictObject({
      text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_FILES.backup))),
      settings: v.exactOptional(v.boolean()),
    }),
    answer<Restored | null>(),
  ),
};
