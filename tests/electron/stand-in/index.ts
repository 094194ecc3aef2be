/**
 * The module behind `import … from 'electron'` in these tests: only what the shell uses, and an error for everything
 * else.
 */
export { app, powerMonitor } from './app';
export { dialog, Menu, screen, shell } from './desktop';
export { contextBridge, ipcMain, ipcRenderer } from './ipc';
export { protocol, session } from './session';
export { BrowserWindow } from './window';
