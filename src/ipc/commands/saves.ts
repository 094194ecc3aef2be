import * as v from 'valibot';
import type { Checked } from '../../engine/core/check';
import { answer, command } from '../command';
import { MAX_SAVE } from '../files';
import type { Written } from '../files';
import { idSchema, titleSchema } from '../fields';
import type { DeletedSave, Imported, SaveInfo, Shelf } from '../shelf';

const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/**
 * Commands on save files. They fail with `no-such-match` or a disk error code if a save cannot be read, and with
 * `bad-save` if it is damaged. A failed write changes no file and fails with a code from `UNSAVED`.
 */
export const saves = {
  /**
   * Whether saves can be written, which other process has the folder open, which files can be imported or cannot be
   * read, and the number of deleted saves.
   */
  'saves.shelf': command(v.strictObject({}), answer<Shelf>()),
  /** Imports one of the shelf's `conflicts` and trashes its file. Fails with `no-such-match`, `bad-save`. */
  'saves.adopt': command(
    v.strictObject({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(255)), title: titleSchema }),
    answer<SaveInfo>(),
  ),
  /** Fails with `no-save` for a lesson. */
  'saves.rename': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<SaveInfo>()),
  /** Copies a save. The copy's later random outcomes differ unless `sameLuck` is set. */
  'saves.duplicate': command(
    v.strictObject({ match: idSchema, title: titleSchema, sameLuck: v.exactOptional(v.boolean()) }),
    answer<SaveInfo>(),
  ),
  /** Replays a save and compares all hashes. Changes nothing. */
  'saves.check': command(v.strictObject({ match: idSchema }), answer<Checked>()),
  /** Copies the intact beginning of a damaged save. Fails with `bad-save` if even the first line is unreadable. */
  'saves.repair': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<SaveInfo>()),
  'saves.trash': command(v.strictObject({ match: idSchema }), answer<null>()),
  /** The saves in the trash, most recently deleted first. */
  'saves.deleted': command(v.strictObject({}), answer<readonly DeletedSave[]>()),
  /** Restores a deleted save, with a new id if its old one is in use. Fails with `no-such-match`. */
  'saves.restore': command(v.strictObject({ entry }), answer<SaveInfo>()),
  /** Moves one or all deleted saves to the system's trash, or deletes them. Fails with `no-such-match`. */
  'saves.discard': command(v.strictObject({ entry: v.exactOptional(entry) }), answer<null>()),
  /**
   * Writes a copy to a place that the player chooses: with a dialog in Electron, as a download in the web host. `null`
   * if the player cancels. Fails with `not-written`, `no-such-place` or a disk error code.
   */
  'saves.export': command(v.strictObject({ match: idSchema }), answer<Written | null>()),
  /**
   * Imports `text`, or a file chosen in Electron's dialog. `null` if the player cancels. Fails with `empty-file`,
   * `bad-save`, `file-too-large`, `unreadable-file`.
   */
  'saves.import': command(
    v.strictObject({ text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_SAVE))) }),
    answer<Imported | null>(),
  ),
};
