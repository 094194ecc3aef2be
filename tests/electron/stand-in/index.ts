/** What `import … from 'electron'` finds in these tests: only what the shell uses, and an error for everything else. */
export { app } from './app';
export { dialog, Menu, shell } from './desktop';
export { contextBridge, ipcMain, ipcRenderer } from './ipc';
export { protocol, session } from './session';
export { BrowserWindow } from './window';
