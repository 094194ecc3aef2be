/** The sounds of events. Each is rendered in several variations. */
export const EFFECT_NAMES = [
  'arrows',
  'banner',
  'bell',
  'cheer',
  'coins',
  'dice',
  'drum',
  'fanfare',
  'goods',
  'hammer',
  'hooves',
  'jingle',
  'knocking',
  'murmur',
  'oars',
  'page',
  'purse',
  'quill',
  'ram',
  'sail',
  'saw',
  'seal',
  'splash',
  'steel',
] as const;

/** Short pieces of music for big moments. */
export const STING_NAMES = ['victory', 'defeat', 'seized', 'inspection', 'season', 'yourTurn'] as const;

export type StingName = (typeof STING_NAMES)[number];
/** The name of a sound that an event may have. */
export type EffectName = (typeof EFFECT_NAMES)[number] | StingName;

/** The places that a board's ambience can depict. Each has sounds for the day and for the evening. */
export const PLACES = ['sea', 'shipyard', 'river'] as const;
export type Place = (typeof PLACES)[number];
export type Daytime = 'day' | 'evening';
