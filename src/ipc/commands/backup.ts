import * as v from 'valibot';
import { answer, command } from '../command';
import { MAX_FILES } from '../files';
import type { Written } from '../files';

/** A finished backup. */
export interface BackedUp extends Written {
  /** The number of saves in it. */
  readonly saves: number;
  /** Saves that could not be read and are not in it. */
  readonly left: number;
}

/** What became of a backup's saves. */
export interface Restored {
  /** Restored under their own names. */
  readonly added: number;
  /** Restored under new names, because theirs were taken by other saves. */
  readonly copies: number;
  /** Already on the shelf, byte for byte. */
  readonly skipped: number;
  /** Restored, but damaged: they were damaged when they were backed up. */
  readonly damaged: number;
  /** Not restored, because the backup itself is damaged. */
  readonly lost: number;
  /** Whether the settings were restored too. */
  readonly settings: boolean;
}

/** All saves and settings in one file. */
export const backup = {
  /** Writes a backup as `saves.export` writes a save. `null`: the player cancelled. Fails with `too-much-to-back-up`. */
  'backup.make': command(v.strictObject({}), answer<BackedUp | null>()),
  /**
   * Adds the saves of a backup to the shelf and overwrites nothing. The backup is `text`, or a file the player chooses; `null`: the
   * player cancelled. `settings` also restores the settings. Fails with `empty-file`, `not-a-backup`, `newer-backup`,
   * `backup-too-large`.
   */
  'backup.restore': command(
    v.strictObject({
      text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_FILES.backup))),
      settings: v.exactOptional(v.boolean()),
    }),
    answer<Restored | null>(),
  ),
};
