import type { Hour } from '../../hour';

/** The colours of the Arsenal at one time of day. */
export interface Daylight {
  /** From the zenith to the horizon. */
  readonly sky: readonly [number, number, number];
  /** The sun or the moon, and its halo. */
  readonly orb: { readonly x: number; readonly y: number; readonly size: number; readonly colour: number };
  readonly clouds: { readonly top: number; readonly foot: number };
  readonly stars: boolean;
  /** The city across the water. */
  readonly city: number;
  /** Bricks in light and in shade, and roofs. */
  readonly brick: readonly [number, number];
  readonly roof: number;
  readonly stone: number;
  readonly quay: readonly [number, number, number];
  readonly water: readonly [number, number, number];
  /** The reflections of the sky. */
  readonly glint: number;
  /** The brightness of lamps, windows and fires, from 0 to 1. */
  readonly lamps: number;
  /** The tint of the scenery that is painted in daylight: the ship, the slipway, the yard's floor and the workers. */
  readonly tint: number;
}

export const DAYLIGHT: Readonly<Record<Hour, Daylight>> = {
  afternoon: {
    sky: [0x78abcb, 0xbcd4d4, 0xf5e2b0],
    orb: { x: 1210, y: 212, size: 34, colour: 0xfff3c8 },
    clouds: { top: 0xffffff, foot: 0xdccfb4 },
    stars: false,
    city: 0x9ca7a0,
    brick: [0xd09468, 0xa85c3c],
    roof: 0xb0603e,
    stone: 0xe6d8b8,
    quay: [0xdcc99c, 0xcdb98c, 0xb59c6c],
    water: [0x79b3b0, 0x3f7f86, 0x1f4f5b],
    glint: 0xfff3cc,
    lamps: 0.12,
    tint: 0xffffff,
  },
  sunset: {
    sky: [0x4f6ba0, 0xd99a78, 0xfbd07a],
    orb: { x: 1250, y: 292, size: 46, colour: 0xffd98a },
    clouds: { top: 0xffd9b0, foot: 0xb0627a },
    stars: false,
    city: 0x84616f,
    brick: [0xd58a58, 0x8a4a3a],
    roof: 0xa2513a,
    stone: 0xe6c8a0,
    quay: [0xd6b488, 0xc0996c, 0x9c7650],
    water: [0xe0a878, 0x7a7480, 0x2a4a5e],
    glint: 0xffdc90,
    lamps: 0.55,
    tint: 0xfff0da,
  },
  dusk: {
    sky: [0x23285a, 0x7d4a76, 0xee9a62],
    orb: { x: 1262, y: 344, size: 52, colour: 0xffa860 },
    clouds: { top: 0xe88a78, foot: 0x4f3766 },
    stars: true,
    city: 0x49365c,
    brick: [0x9c5f56, 0x57323f],
    roof: 0x6e3a3f,
    stone: 0xb79a94,
    quay: [0xa58c80, 0x8d7468, 0x6c5650],
    water: [0xb4706e, 0x4d4a70, 0x1d2a4c],
    glint: 0xffb070,
    lamps: 0.9,
    tint: 0xf2d9d2,
  },
  night: {
    sky: [0x080e2b, 0x16234f, 0x44487c],
    orb: { x: 1562, y: 42, size: 28, colour: 0xf3eed6 },
    clouds: { top: 0x55608f, foot: 0x232c56 },
    stars: true,
    city: 0x1c2246,
    brick: [0x5f4a5c, 0x33283f],
    roof: 0x463448,
    stone: 0x8d8aa0,
    quay: [0x7d7686, 0x665f72, 0x4c4658],
    water: [0x36437c, 0x1e2b56, 0x0c1634],
    glint: 0xc8d2f0,
    lamps: 1,
    tint: 0xd3d2ea,
  },
};
