import { mix } from '../../../kit/paint';
import { HOURS } from './backdrops';
import type { HourName } from './backdrops';
import type { BattleLook } from './look';

/** The light of an hour. Sky, sea, ships and walls all use it, so that their shadows agree. */
interface Light {
  readonly hour: HourName;
  /** The side of the picture that the light comes from. */
  readonly side: -1 | 1;
  /** The colour of lit edges, and how bright they are, from 0 to 1. */
  readonly rim: number;
  readonly glare: number;
  readonly shade: number;
}

/** What the fighters need to know about their surroundings. */
export interface Setting {
  readonly light: Light;
  readonly look: BattleLook;
}

/** Lit edges are brightest when the sun is low. */
const GLARE: Readonly<Record<HourName, number>> = { morning: 0.75, noon: 0.5, evening: 1, night: 0.6 };

export function lightOf(hour: HourName): Light {
  const { disc, sea } = HOURS[hour];
  return {
    hour,
    side: disc.x < 0 ? -1 : 1,
    rim: mix(disc.colour, 0xffffff, 0.25),
    glare: GLARE[hour],
    shade: mix(sea[3], 0x180c10, 0.6),
  };
}

/** Identifies a setting in the names of shared drawings. */
export function settingName({ light, look }: Setting): string {
  return `${light.hour} ${look.name}`;
}
