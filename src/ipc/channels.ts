import { COMMANDS } from './contract';
import type { Command } from './contract';
import { NOTIFICATIONS } from './notifications';
import type { Notifications } from './notifications';

/** The scheme of the page's address in Electron. Main answers only this origin. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = `${APP_SCHEME}://game`;

/** The Electron channel of a command. */
export function commandChannel(command: Command): string {
  return `serenissima:${command}`;
}

/** The Electron channel of a notification. */
export function notificationChannel(name: keyof Notifications): string {
  return `serenissima:news:${name}`;
}

export const ALL_COMMANDS = Object.keys(COMMANDS) as Command[];
export const ALL_NOTIFICATIONS: readonly (keyof Notifications)[] = NOTIFICATIONS;
