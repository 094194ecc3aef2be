import type { Instrument } from './instrument';
import { cittern, harp, lute, theorbo } from './plucked';
import { bell, fieldDrum, frameDrum, mallet, tabor, tambourine } from './struck';
import { choir, crumhorn, drone, flute, horn, recorder, viol, voices } from './sustained';

export const INSTRUMENTS = {
  lute,
  theorbo,
  cittern,
  harp,
  recorder,
  flute,
  viol,
  drone,
  crumhorn,
  horn,
  voices,
  choir,
  bell,
  frameDrum,
  tabor,
  fieldDrum,
  tambourine,
  mallet,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENTS;
