import { COMMANDS, NOTIFICATIONS } from './contract';
import type { Command, Notifications } from './contract';

/** The page's address in Electron: the only origin main listens to. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = `${APP_SCHEME}://game`;

/** The channel a command travels on. */
export function commandChannel(command: Command): string {
  return `serenissima:${command}`;
}

/** The channel a piece of news travels on. */
export function notificationChannel(name: keyof Notifications): string {
  return `serenissima:news:${name}`;
}

export const ALL_COMMANDS = Object.keys(COMMANDS) as Command[];
export const ALL_NOTIFICATIONS: readonly (keyof Notifications)[] = NOTIFICATIONS;
