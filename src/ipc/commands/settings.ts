import * as v from 'valibot';
import { answer, command } from '../command';
import { settingsChangeSchema } from '../settings-schema';
import type { Settings } from '../settings-schema';

/** The player's settings. */
export const settings = {
  /** All settings. Fails with the code of a disk error if the file exists but cannot be read. */
  'settings.get': command(v.strictObject({}), answer<Settings>()),
  /** Changes some settings and returns all of them. Fails with the code of a disk error. */
  'settings.set': command(settingsChangeSchema, answer<Settings>()),
};
