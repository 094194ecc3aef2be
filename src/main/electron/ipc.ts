import { ipcMain } from 'electron';
import type { BrowserWindow, IpcMainInvokeEvent } from 'electron';
import { ALL_COMMANDS, APP_ORIGIN, commandChannel, notificationChannel } from '../../ipc/channels';
import type { Services } from '../services/services';

/** Handles commands from our window's page, and sends notifications to it. */
export function connectIpc(services: Services, window: () => BrowserWindow | undefined): void {
  for (const command of ALL_COMMANDS) {
    ipcMain.handle(commandChannel(command), (event, argument: unknown) => {
      if (isTrusted(event, window())) return services.handle(command, argument);
      return { ok: false, error: { code: 'unknown-sender', message: 'Main only answers the app’s own page.' } };
    });
  }
  services.onNotification((name, payload) => {
    const target = window();
    if (target && !target.isDestroyed()) target.webContents.send(notificationChannel(name), payload);
  });
}

/** Accepts only commands from our window's main frame while it shows our page. */
function isTrusted(event: IpcMainInvokeEvent, window: BrowserWindow | undefined): boolean {
  const frame = event.senderFrame;
  if (!window || window.isDestroyed() || !frame || frame !== window.webContents.mainFrame) return false;
  return frame.parent === null && frame.origin === APP_ORIGIN;
}
