import * as v from 'valibot';
import type { Checked } from '../../engine/core/check';
import { answer, command } from '../command';
import { MAX_SAVE } from '../files';
import type { Written } from '../files';
import { idSchema, titleSchema } from '../fields';
import type { DeletedSave, Imported, SaveInfo, Shelf } from '../shelf';

const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/**
 * The files of matches. Fails with `no-such-match` or the code of a disk error if a save cannot be read, and with
 * `bad-save` if it is damaged. A write that fails leaves every file unchanged and fails with one of the codes in
 * `UNSAVED`.
 */
export const saves = {
  /** Whether saves can be written, which other process has the folder open, and the files that are not saves. */
  'saves.shelf': command(v.strictObject({}), answer<Shelf>()),
  /**
   * Imports a copy that a cloud service made, and moves its file to the trash. Fails with `no-such-match`, `bad-save`.
   */
  'saves.adopt': command(
    v.strictObject({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(255)), title: titleSchema }),
    answer<SaveInfo>(),
  ),
  /** Fails with `no-save` for a lesson. */
  'saves.rename': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<SaveInfo>()),
  /** Copies a save. From here on the copy draws new random outcomes, unless `sameLuck`. */
  'saves.duplicate': command(
    v.strictObject({ match: idSchema, title: titleSchema, sameLuck: v.exactOptional(v.boolean()) }),
    answer<SaveInfo>(),
  ),
  /** Replays a save and compares every hash. Changes nothing. */
  'saves.check': command(v.strictObject({ match: idSchema }), answer<Checked>()),
  /** Copies the intact beginning of a damaged save. Fails with `bad-save` if not even the first line can be read. */
  'saves.repair': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<SaveInfo>()),
  'saves.trash': command(v.strictObject({ match: idSchema }), answer<null>()),
  /** The saves in the trash, most recently deleted first. */
  'saves.deleted': command(v.strictObject({}), answer<readonly DeletedSave[]>()),
  /** Puts a deleted save back on the shelf, under a new id if its own is taken. Fails with `no-such-match`. */
  'saves.restore': command(v.strictObject({ entry }), answer<SaveInfo>()),
  /**
   * Moves a deleted save, or all of them, to the system's trash. A shell without one deletes it. Fails with
   * `no-such-match`.
   */
  'saves.discard': command(v.strictObject({ entry: v.exactOptional(entry) }), answer<null>()),
  /**
   * Writes a copy to a place that the player chooses: with a dialog in Electron, as a download in the web host. `null`
   * if the player cancelled. Fails with `not-written`, `no-such-place` or the code of a disk error.
   */
  'saves.export': command(v.strictObject({ match: idSchema }), answer<Written | null>()),
  /**
   * Imports `text`, or a file the player chooses in Electron's dialog; `null` if the player cancelled. Fails with
   * `empty-file`, `bad-save`, `file-too-large`, `unreadable-file`.
   */
  'saves.import': command(
    v.strictObject({ text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_SAVE))) }),
    answer<Imported | null>(),
  ),
};
