import { playerColours } from '../../../../../src/renderer/games/kit/palettes';

export const { colours: PIECES, setColours } = playerColours({
  box: [
    { field: 0xb3202c, emblem: 0xf6d674, dark: 0x701019, ink: 0x701019 },
    { field: 0x22488f, emblem: 0xf3f0e2, dark: 0x122a58, ink: 0x122a58 },
    { field: 0x2f7a47, emblem: 0xf3efcf, dark: 0x174526, ink: 0x174526 },
    { field: 0xe8b21c, emblem: 0x4a2f10, dark: 0x85620a, ink: 0x85620a },
  ],
  distinct: [
    { field: 0xc44601, emblem: 0xfff3d6, dark: 0x7a2b00, ink: 0x7a2b00 },
    { field: 0x0a4f8f, emblem: 0xf4f8ff, dark: 0x052a4f, ink: 0x052a4f },
    { field: 0x3a3a3a, emblem: 0xffffff, dark: 0x111111, ink: 0x111111 },
    { field: 0xf0e442, emblem: 0x3d3a00, dark: 0x6e6800, ink: 0x6e6800 },
  ],
});

/** Each seat's emblem, so that seats can be distinguished without colour: an SVG path in a 100 × 100 square. */
export const EMBLEMS: readonly string[] = [
  'M50 10L90 85H10Z',
  'M15 15H85V85H15Z',
  'M50 8L92 50L50 92L8 50Z',
  'M35 10H65V35H90V65H65V90H35V65H10V35H35Z',
];
