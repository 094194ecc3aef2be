/** Runs in the preload's world before the preload. Provides the environment of a sandboxed preload in Electron. */
import { strict } from '../../electron/stand-in/strict';
import { createSide } from '../context-bridge';
import { joinByEvents } from '../context-bridge-events';
import { OPEN, PRELOAD, RECEIVE, TO_MAIN } from './opening';
import type { FromMain, ToMain } from './opening';
import { cloneToText, fromText } from './wire';

const world = globalThis as unknown as Record<string, unknown>;
const tell = world[TO_MAIN] as (text: string) => void;

type Listener = (event: object, ...args: unknown[]) => void;
const waiting = new Map<number, { yes: (value: unknown) => void; no: (error: Error) => void; channel: string }>();
const listeners = new Map<string, Listener[]>();
let count = 0;

const send = (message: ToMain) => tell(JSON.stringify(message));
const hear = (channel: string, listener: Listener) => {
  listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
  return ipcRenderer;
};
const unhear = (channel: string, listener: Listener) => {
  const all = listeners.get(channel) ?? [];
  const at = all.lastIndexOf(listener);
  if (at >= 0) listeners.set(channel, all.toSpliced(at, 1));
  return ipcRenderer;
};

const ipcRenderer: object = strict('ipcRenderer', {
  async invoke(channel: string, ...args: unknown[]) {
    const text = cloneToText(args);
    return new Promise((yes, no) => {
      waiting.set(++count, { yes, no, channel });
      send({ id: count, channel, args: text });
    });
  },
  send: (channel: string, ...args: unknown[]) => send({ channel, args: cloneToText(args) }),
  on: hear,
  addListener: hear,
  once(channel: string, listener: Listener) {
    const run: Listener = (...args) => {
      unhear(channel, run);
      listener(...args);
    };
    return hear(channel, run);
  },
  off: unhear,
  removeListener: unhear,
  removeAllListeners(channel: string) {
    listeners.delete(channel);
    return ipcRenderer;
  },
});

world[RECEIVE] = (text: string) => {
  const message = JSON.parse(text) as FromMain;
  if ('channel' in message) {
    const args = fromText(message.args) as unknown[];
    for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...args);
    return;
  }
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if (!asked) return;
  if ('error' in message) asked.no(new Error(`Error invoking remote method '${asked.channel}': ${message.error}`));
  else asked.yes(fromText(message.value));
};

const side = joinByEvents(createSide, { clone: (value) => structuredClone(value) }, standInName, 'preload');

document.addEventListener(OPEN, (event) => tell(JSON.stringify({ open: (event as CustomEvent<string>).detail })));

const electron = strict('preload’s electron', {
  ipcRenderer,
  contextBridge: strict('contextBridge', {
    exposeInMainWorld: (name: string, value: unknown) => side.exposeInMainWorld(name, value),
  }),
});

world[PRELOAD] = {
  require(name: string): unknown {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name}`);
  },
};
