import type { Settings } from './contract';

/** What holds until a player says otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  speed: 'normal',
  textSize: 'auto',
  motion: 'system',
  freeUndo: false,
  handOver: 'recap',
  contrast: 'usual',
  colours: 'box',
  mute: false,
  effects: 0.7,
  sea: 0.25,
  music: 0.4,
  thinking: 'usual',
  computers: 'offer',
  sinceLastTurn: true,
  reasons: 'after',
  confirmEnd: true,
  captions: false,
  padSwap: false,
  padStick: 'usual',
  lessons: [],
  tables: {},
  presets: [],
  docks: {},
};
