import { COMMANDS } from './contract';
import type { Command } from './contract';
import { NOTIFICATIONS } from './notifications';
import type { Notifications } from './notifications';

/** The scheme of the page's URL in Electron. Main rejects commands from any other origin. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = `${APP_SCHEME}://game`;

/** The Electron channel on which the renderer sends a command to main. */
export function commandChannel(command: Command): string {
  return `serenissima:${command}`;
}

/** The Electron channel on which main sends a notification to the renderer. */
export function notificationChannel(name: keyof Notifications): string {
  return `serenissima:notification:${name}`;
}

export const ALL_COMMANDS = Object.keys(COMMANDS) as Command[];
export const ALL_NOTIFICATIONS: readonly (keyof Notifications)[] = NOTIFICATIONS;
