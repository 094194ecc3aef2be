import type { Season } from './seasons';

export interface Palette {
  /** The colours of the sky: at the zenith, behind the title, above the horizon, and at the horizon. */
  readonly sky: readonly [number, number, number, number];
  /** The three ranges of hills, the furthest first. */
  readonly hills: readonly [number, number, number];
  /** The colours of the meadows, from the hills to the bottom of the board. */
  readonly meadow: readonly [number, number, number, number];
  readonly crops: readonly number[];
  /** Ploughed earth, the furrows in it, and the leaves of the vines. */
  readonly earth: number;
  readonly furrow: number;
  readonly vine: number;
  /** Hedges, and the strokes of grass on the meadows. */
  readonly hedge: number;
  readonly grass: number;
  /** Colours of the deciduous crowns, of the firs, and of the dots on the trees: fruit, blossom or snow. */
  readonly crowns: readonly [number, number, number];
  readonly fir: number;
  readonly dots: number;
  readonly bank: number;
  readonly water: readonly [number, number];
  readonly snow: boolean;
  /** How much the fields near roads, villages and the river fade into the meadow, from 0 to 1. */
  readonly calm: number;
}

export const PALETTES: Readonly<Record<Season, Palette>> = {
  spring: {
    sky: [0x1d4796, 0x2f62b0, 0xa6d2f0, 0xfdf1cf],
    hills: [0xa4c0d6, 0x9cc3a8, 0xa9cd84],
    meadow: [0xa8d084, 0xd3e8a4, 0xb4d97f, 0x82b95b],
    crops: [0xcfe08a, 0xb5d36f, 0x9c8a55, 0xa8cd6b, 0xe0e79c],
    earth: 0xb39367,
    furrow: 0x7d5f3c,
    vine: 0x8fbf45,
    hedge: 0x5f8f42,
    grass: 0x6f9f4a,
    crowns: [0x8fbf58, 0x76ad4b, 0x8fb85a],
    fir: 0x3f6f38,
    dots: 0xfbe3ea,
    bank: 0xf2ead0,
    water: [0x2c5ba8, 0x3567b4],
    snow: false,
    calm: 0.58,
  },
  summer: {
    sky: [0x173a86, 0x2a5cb0, 0x98cbf2, 0xfff1c4],
    hills: [0x9db7cf, 0x8fb0a6, 0x9fb87c],
    meadow: [0xa9c184, 0xd9dca2, 0xb9c77f, 0x93ad5f],
    crops: [0xd9bd6a, 0xc9a95c, 0xb8a35e, 0xa8b465, 0xe3cf86],
    earth: 0xc4a672,
    furrow: 0x8f7040,
    vine: 0x4f7a34,
    hedge: 0x4f7236,
    grass: 0x8b9a4c,
    crowns: [0x6f8f45, 0x557a41, 0x4d7040],
    fir: 0x3a5a30,
    dots: 0xc9d890,
    bank: 0xf2ead0,
    water: [0x27509b, 0x2f5caa],
    snow: false,
    calm: 0.6,
  },
  // Gold stubble beside green winter wheat, scarlet vines and umber earth: no season has more colours.
  autumn: {
    sky: [0x1f3a7c, 0x4a5f9c, 0xefb79c, 0xffdb94],
    hills: [0xa3b2cc, 0xa3b08e, 0xcfa352],
    meadow: [0xb4bd76, 0xdcd794, 0xbfc374, 0x8c9c50],
    crops: [0xecc35a, 0xa9c25c, 0x96603c, 0xd9a441, 0xe0bc58],
    earth: 0x8f6452,
    furrow: 0x543428,
    vine: 0xc0392b,
    hedge: 0x6c7f38,
    grass: 0x8a9646,
    crowns: [0xe08a2a, 0xba3f22, 0xe6b62e],
    fir: 0x35593c,
    dots: 0xd23c2c,
    bank: 0xeadcb8,
    water: [0x27538f, 0x3263a0],
    snow: false,
    calm: 0.36,
  },
  winter: {
    sky: [0x12264f, 0x34558a, 0xbdd3e8, 0xf6ebdc],
    hills: [0xb9c6d4, 0xcdd6dc, 0xdde3e4],
    meadow: [0xdfe7ee, 0xf8f9f8, 0xeaeff4, 0xcdd8e2],
    crops: [0xdfe4ec, 0xd0d8e4, 0xeef1f5, 0xccd3de, 0xe3e8ee],
    earth: 0xe2e1e4,
    furrow: 0x9fa3b2,
    vine: 0x7a6a58,
    hedge: 0x8c8a78,
    grass: 0xc3c8c6,
    crowns: [0xb7a894, 0xa8998a, 0xc2b6a4],
    fir: 0x35543f,
    dots: 0xffffff,
    bank: 0xfbfbf6,
    water: [0x3c5f8f, 0x4a6f9f],
    snow: true,
    calm: 0,
  },
};
