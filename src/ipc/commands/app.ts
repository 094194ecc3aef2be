import * as v from 'valibot';
import type { GameInfo } from '../game-info';
import { answer, command } from '../command';

/** Information about the running app, for reports and the about page. */
export interface AppInfo {
  readonly version: string;
  readonly shell: 'electron' | 'web';
  readonly platform: string;
  /** The folder of saves and settings. */
  readonly folder: string;
}

export const app = {
  'app.info': command(v.strictObject({}), answer<AppInfo>()),
  /** Sent when the page starts to listen for `app.ask`. Main then sends the queued requests. */
  'app.listening': command(v.strictObject({}), answer<null>()),
  'games.list': command(v.strictObject({}), answer<readonly GameInfo[]>()),
};
