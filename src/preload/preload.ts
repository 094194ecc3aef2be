import { contextBridge, ipcRenderer } from 'electron';
import { ALL_COMMANDS, ALL_NOTIFICATIONS, commandChannel, notificationChannel } from '../ipc/channels';
import type { Bridge } from '../ipc/contract';

/** The bridge. It only passes the contract's commands and notifications, and never exposes Electron event objects. */
const commands = new Set<string>(ALL_COMMANDS);
const notifications = new Set<string>(ALL_NOTIFICATIONS);

const bridge: Bridge = {
  call(command, argument) {
    if (!commands.has(command)) {
      const error = { code: 'unknown-command', message: 'Unknown command.' };
      return Promise.resolve({ ok: false as const, error });
    }
    return ipcRenderer.invoke(commandChannel(command), argument);
  },
  on(name, listener) {
    if (!notifications.has(name)) return () => undefined;
    const heard = (_event: unknown, value: Parameters<typeof listener>[0]) => listener(value);
    ipcRenderer.on(notificationChannel(name), heard);
    return () => void ipcRenderer.removeListener(notificationChannel(name), heard);
  },
};

contextBridge.exposeInMainWorld('serenissima', bridge);
