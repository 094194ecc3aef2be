import * as v from 'valibot';
import { answer, command } from '../command';
import { settingsChangeSchema } from '../settings-schema';
import type { Settings } from '../settings-schema';

/** The player's settings. */
export const settings = {
  /** All settings. Fails with a disk's code if the file is there and cannot be read. */
  'settings.get': command(v.strictObject({}), answer<Settings>()),
  /** Changes some settings and answers with all of them. Fails with a disk's code. */
  'settings.set': command(settingsChangeSchema, answer<Settings>()),
};
