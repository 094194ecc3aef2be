import * as v from 'valibot';
import type { GameInfo } from '../cabinet';
import { answer, command } from '../command';

/** The running app, as reports and the about page show it. */
export interface AppInfo {
  readonly version: string;
  readonly shell: 'electron' | 'web';
  readonly platform: string;
  /** Where saves and settings are kept. */
  readonly folder: string;
}

/** The app and its games. */
export const app = {
  'app.info': command(v.strictObject({}), answer<AppInfo>()),
  /** The page now listens to `app.ask`. Main sends the questions that were asked before. */
  'app.listening': command(v.strictObject({}), answer<null>()),
  /** The games, in the order of the cabinet. */
  'games.list': command(v.strictObject({}), answer<readonly GameInfo[]>()),
};
