import * as v from 'valibot';
import { answer, command } from '../command';
import { settingsChangeSchema } from '../settings-schema';
import type { Settings } from '../settings-schema';

export const settings = {
  /** Fails with a disk error code if the file exists but cannot be read. */
  'settings.get': command(v.strictObject({}), answer<Settings>()),
  /** Changes some settings and returns all of them. Fails with a disk error code. */
  'settings.set': command(settingsChangeSchema, answer<Settings>()),
};
