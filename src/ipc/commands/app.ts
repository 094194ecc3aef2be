import * as v from 'valibot';
import type { GameInfo } from '../cabinet';
import { answer, command } from '../command';

/** Information about the running app, for reports and the about page. */
export interface AppInfo {
  readonly version: string;
  readonly shell: 'electron' | 'web';
  readonly platform: string;
  /** The folder of saves and settings. */
  readonly folder: string;
}

/** The app and its games. */
export const app = {
  'app.info': command(v.strictObject({}), answer<AppInfo>()),
  /** Announces that the page listens to `app.ask`. Main then sends the requests that were waiting. */
  'app.listening': command(v.strictObject({}), answer<null>()),
  /** The games, in the order of the cabinet. */
  'games.list': command(v.strictObject({}), answer<readonly GameInfo[]>()),
};
