/** Replaces the module `electron` in these tests. Contains only what the shell uses; everything else throws. */
export { app, powerMonitor } from './app';
export { dialog, Menu, screen, shell } from './desktop';
export { contextBridge, ipcMain, ipcRenderer } from './ipc';
export { protocol, session } from './session';
export { BrowserWindow } from './window';
