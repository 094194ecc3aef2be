/* eslint-disable @typescript-eslint/no-require-imports -- a sandboxed preload is CommonJS */
const { contextBridge, ipcRenderer } = require('electron');

class Doge {
  name = 'Dandolo';
}

globalThis.onlyHere = true;
contextBridge.exposeInMainWorld('probe', {
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  hear: (listener) => {
    const heard = (_event, ...args) => listener(...args);
    ipcRenderer.on('told', heard);
    return () => void ipcRenderer.removeListener('told', heard);
  },
  tell: (value) => ipcRenderer.send('tell me', value),
  twice: (number) => number * 2,
  later: async (value) => value,
  never: async () => {
    throw new RangeError('too far');
  },
  fails: () => {
    throw new RangeError('too far');
  },
  call: (callback, ...args) => callback(...args),
  plain: { list: [1, 'two', { three: 3 }], date: new Date(0) },
  requireOther: () => {
    try {
      require('fs');
      return 'done';
    } catch (error) {
      return error.message;
    }
  },
  instance: () => Object.keys(new Doge()),
});
