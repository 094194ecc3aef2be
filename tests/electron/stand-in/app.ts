import type { App } from 'electron';
import { events, strict } from './strict';
import { log } from './world';

/** What a test decides about the app before it starts, and does to it afterwards. */
export const appBus = events();
export const appWorld = {
  lock: true,
  /** The data folder's parent, and the languages the desktop asks for. */
  home: '/home/doge',
  languages: ['en-GB'],
  begin: () => undefined as void,
};

const ready = new Promise<void>((resolve) => (appWorld.begin = resolve));

export const app = strict('app', {
  on: appBus.on,
  requestSingleInstanceLock: () => appWorld.lock,
  enableSandbox: () => log('sandbox enabled'),
  whenReady: () => ready,
  quit: () => log('quit'),
  getPath: (name: string) => `${appWorld.home}/${name}`,
  getPreferredSystemLanguages: () => appWorld.languages,
  getVersion: () => '9.9.9',
}) as unknown as App;
