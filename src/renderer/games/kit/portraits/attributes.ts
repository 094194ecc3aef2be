import { box, darker, disc, discs, drawn, INK, lighter, pen, places, star, STEEL, wash, WHITE } from './shape';
import type { Shape } from './shape';

/** The attribute that shows a person's trade, usually in the hand on the right. */
export type Attribute =
  | 'logs' | 'sack' | 'cheese' | 'goblet' | 'pail' | 'sheaf' | 'axe' | 'scales' | 'rose' | 'cauldron' | 'compasses'
  | 'keys' | 'church' | 'rod' | 'horse' | 'horn' | 'hammer' | 'marotte' | 'halberd' | 'charter' | 'shield' | 'dagger'
  | 'quill' | 'basket' | 'heart' | 'baton' | 'sphere' | 'sword' | 'mace' | 'purse'; // prettier-ignore

const WOOD = 0x8a5a2b;
const PALE = 0xd9a866;

const hand = (x: number, y: number, skin: number): Shape[] => [
  drawn(
    skin,
    `M${x - 5} ${y + 3}Q${x - 6} ${y - 3} ${x} ${y - 4}Q${x + 6} ${y - 3} ${x + 5.4} ${y + 2}Q${x + 5} ${y + 6} ${x} ${y + 6}Q${x - 4} ${y + 6} ${x - 5} ${y + 3}Z`,
    1.1,
  ),
  pen(`M${x + 4.6} ${y - 1.4}h-4.6M${x + 5.2} ${y + 1}h-5M${x + 5} ${y + 3.4}h-4.6`, 0.7, darker(skin, 0.5)),
];

const scales = (x: number, y: number): Shape[] => [
  pen(`M${x} ${y}V${y + 34}`, 2, 0xb98520),
  pen(`M${x - 15} ${y + 4}Q${x} ${y - 3} ${x + 15} ${y + 4}`, 2, 0xb98520),
  ...[x - 15, x + 15].flatMap((at) => [
    pen(`M${at} ${y + 4}L${at - 6.5} ${y + 17}M${at} ${y + 4}L${at + 6.5} ${y + 17}`, 0.8),
    drawn('leaf', `M${at - 8} ${y + 17}H${at + 8}Q${at} ${y + 26} ${at - 8} ${y + 17}Z`, 1),
  ]),
];

const EARS = places([63, 70], [68, 66], [73, 64], [78, 61], [83, 63], [89, 66], [94, 72], [70, 76], [80, 74], [87, 78])
  .map(([x, y]) => `M${x} ${y + 8}Q${x - 3.6} ${y} ${x} ${y - 7}Q${x + 3.6} ${y} ${x} ${y + 8}Z`)
  .join('');

const DRAWINGS: Readonly<Record<Attribute, (skin: number) => Shape[]>> = {
  logs: () => [
    ...places([70, 104], [86, 104], [78, 91]).flatMap(([x, y]) => [
      drawn(
        WOOD,
        `M${x - 7} ${y - 1}L${x - 14} ${y - 8}Q${x - 6} ${y - 18} ${x + 2} ${y - 11}L${x + 5} ${y - 6}Z`,
        1.2,
      ),
      drawn(PALE, disc(x, y, 7.6), 1.3),
      pen(disc(x, y, 4.6) + disc(x, y, 1.8), 0.9, WOOD),
    ]),
  ],
  sack: () => [
    drawn(0xd8bf8a, 'M64 116Q58 96 68 86L66 80Q76 84 86 80L84 87Q96 98 92 116Q78 120 64 116Z', 1.4),
    pen('M67 87Q76 90 85 87', 1.8, 0x7a5128),
    pen('M70 94Q68 104 71 112M80 93Q83 104 81 114', 0.8, 0x7a5128),
    wash('leaf', 'M68 82Q72 68 77 73Q82 66 86 81Q76 85 68 82Z'),
    pen('M72 80L71 68M76 81L77 66M81 80L84 69', 1.2, 0x9a7420),
    wash('leaf', discs(2.4, [71, 67], [77, 65], [84.4, 68])),
  ],
  cheese: (skin) => [
    drawn(0xf0c944, 'M56 102Q56 92 76 91Q88 91 95 95L78 104L96 105V111Q92 119 76 119Q58 118 56 110Z', 1.4),
    wash(0xfbe58e, 'M58 101Q60 94 76 93Q86 93 92 95.6L77 102.6Q66 105 58 101Z'),
    wash(0xb98a1c, disc(66, 111, 2.4) + disc(74, 114, 1.8) + disc(86, 112, 2.4) + disc(70, 97, 1.8)),
    ...hand(62, 108, skin),
  ],
  goblet: (skin) => [
    drawn('leaf', 'M66 74H90Q90 92 80 94V104L87 109H69L76 104V94Q66 92 66 74Z', 1.3),
    drawn(0x8e1f3f, disc(78, 74, 12, 3), 1),
    wash(0xa3213a, disc(78, 84, 2.4)),
    wash(0x27509b, discs(1.7, [71, 82], [85, 82])),
    ...hand(76, 100, skin),
  ],
  pail: (skin) => [
    pen('M63 92Q78 70 93 92', 1.8, 0x5a3a1c),
    drawn(PALE, 'M62 92H94L90 118H66Z', 1.4),
    pen('M70 93L71 118M78 93V118M86 93L85 118', 0.8, WOOD),
    drawn(STEEL, 'M63 98H93L92.4 102H63.6ZM65 110H91L90.6 113.6H65.4Z', 0.8),
    drawn(WHITE, disc(78, 92, 16, 4), 1.1),
    ...hand(78, 79, skin),
  ],
  sheaf: (skin) => [
    pen('M70 118L64 72M75 118L73 68M79 118L81 66M84 118L89 69M88 118L95 76', 1.8, 0xb58a24),
    wash('leaf', EARS),
    pen(EARS, 0.7, 0x8a641a),
    drawn(0xa3213a, 'M69 98Q79 94 89 98V103Q79 99 69 103Z', 1),
    ...hand(72, 106, skin),
  ],
  axe: (skin) => [
    pen('M84 120L86 68', 4.4, INK),
    pen('M84 120L86 68', 2.8, WOOD),
    drawn(STEEL, 'M85 70Q94 60 97 72Q97 86 84 82L84 74Z', 1.4),
    wash(WHITE, 'M96 72Q95 64 90 68Q93 74 91 81Q96 80 96 72Z', 0.8),
    drawn(STEEL, 'M87 68L78 69L77.4 80L84.6 82Z', 1.2),
    ...hand(84.4, 104, skin),
  ],
  scales: (skin) => [...scales(77, 68), ...hand(77, 104, skin)],
  rose: (skin) => [
    pen('M77 108Q79 94 77 80', 1.8, 0x3f6a35),
    drawn(0x4f8a4a, 'M78 94Q86 86 90 92Q86 98 78 96Z', 0.9),
    drawn(0x4f8a4a, 'M78 100Q70 94 66 99Q70 105 78 102Z', 0.9),
    drawn(0xc93a4a, star(77, 74, 10, 5, 0.66), 1.2),
    drawn(0xe5707a, star(77, 74, 5.6, 5, 0.66), 0.9),
    wash('leaf', disc(77, 74, 2)),
    ...hand(77, 106, skin),
  ],
  cauldron: () => [
    wash(0x9fd08a, 'M66 84Q60 72 70 66Q68 76 76 72Q72 62 82 54Q80 66 88 68Q94 76 88 86Z', 0.75),
    pen('M70 80Q66 72 72 70M82 78Q84 70 80 64', 1, 0x5c9a50),
    drawn(0x3b3a44, 'M60 90Q60 116 78 118Q96 116 96 90Z', 1.4),
    drawn(0x55545f, 'M57 86H99V92H57Z', 1.2),
    wash(0xffffff, 'M64 94Q64 108 71 113Q67 104 68 94Z', 0.3),
    wash('leaf', star(82, 104, 5, 5)),
  ],
  compasses: (skin) => [
    drawn(PALE, 'M58 116L94 116L94 110L64 110L64 84L58 84Z', 1.2),
    pen('M61 88h2M61 93h2M61 98h2M61 103h2M70 113v-2M76 113v-2M82 113v-2M88 113v-2', 0.8),
    drawn('leaf', 'M77 66L80 66L92 106L88 107L78.5 76L69 107L65 106Z', 1.1),
    drawn('leaf', disc(78.5, 67, 4.4), 1.1),
    ...hand(79, 82, skin),
  ],
  keys: (skin) => [
    pen(disc(74, 84, 8.6), 3.6, INK),
    pen(disc(74, 84, 8.6), 2, 0xdcae3c),
    ...[
      [70, 92, -8],
      [76, 93, 1],
      [82, 90, 9],
    ].flatMap(([x, y, lean]) => [
      pen(`M${x} ${y}L${x + lean} ${y + 24}`, 4, INK),
      pen(`M${x} ${y}L${x + lean} ${y + 24}`, 2.4, 0xdcae3c),
      drawn('leaf', `M${x + lean * 0.7} ${y + 16}l7 -1v4l-3 .4v-2l-1.6 .2v3.4l-2.4 .4Z`, 0.8),
    ]),
    ...hand(73, 77, skin),
  ],
  church: (skin) => [
    drawn(WHITE, 'M62 104V88L72 78L82 88V104Z', 1.3),
    drawn(0x4f6288, 'M59 90L72 75L85 90L82 92L72 81L62 92Z', 1.1),
    drawn(WHITE, 'M82 104V74H94V104Z', 1.3),
    drawn(0x4f6288, 'M80 75L88 56L96 75Z', 1.2),
    pen('M88 56V49M85 52H91', 1.6, 0xb98520),
    drawn(0x3b2a1c, 'M69 104V97Q72 93 75 97V104Z', 0.8),
    wash(0x27509b, `${disc(72, 88, 2.6)}${box(86.4, 80, 3.2, 7)}`),
    ...hand(72, 108, skin),
  ],
  rod: (skin) => [
    pen('M82 120L79 50', 5, INK),
    pen('M82 120L79 50', 3.4, WHITE),
    pen('M81.6 112L81.2 104M80.9 96L80.5 88M80.2 80L79.8 72M79.5 64L79.2 56', 3.4, 0xa3213a),
    pen('M80.6 94Q66 84 60 98Q64 112 72 108', 1.4, 0x7a5128),
    wash(0x7a5128, discs(2, [68, 89], [61, 97], [65, 107])),
    ...hand(80.4, 100, skin),
  ],
  horse: () => [
    drawn(0xf1ece0, 'M62 122Q60 98 70 84Q72 72 76 64L80 70L85 63L88 72Q98 84 99 98L93 104L86 97Q84 104 86 122Z', 1.5),
    pen('M70 84Q74 76 78 74', 0.9),
    drawn(0x8a5a2b, 'M76 64Q66 76 62 92Q58 104 60 122L67 122Q66 100 76 80Z', 1.2),
    wash(INK, disc(85.4, 80, 1.7) + disc(95, 97, 1.2)),
    pen('M78 92Q86 90 97 91M78 92L81 74M97 91L96 98', 1.7, 0xa3213a),
    wash('leaf', discs(2, [78, 92], [97, 91])),
  ],
  horn: (skin) => [
    pen('M44 98Q60 86 92 118', 1.5, 0xa3213a),
    drawn(0xe9d6a6, 'M60 88Q62 110 82 111Q94 110 97 98L92 97Q88 104 80 103Q68 101 66 87Z', 1.4),
    drawn('leaf', 'M59 86L67 85L67.4 91L60 92Z', 1),
    drawn('leaf', 'M90.4 96L99 97.4L98 102L90 100Z', 1),
    drawn('leaf', 'M75 102L80 103L80 111.4L75 110.4Z', 0.9),
    ...hand(71, 105, skin),
  ],
  hammer: (skin) => [
    pen('M80 120L76 74', 4.6, INK),
    pen('M80 120L76 74', 3, WOOD),
    drawn(0x6b7683, 'M62 66L90 63L91.6 76L63 79Z', 1.4),
    wash(WHITE, 'M63 67.4L89 64.8L89.4 68L63.4 70.6Z', 0.55),
    ...hand(79, 106, skin),
    pen('M18 96Q12 116 22 117M22 117Q32 116 28 96', 4.6, INK),
    pen('M18 96Q12 116 22 117M22 117Q32 116 28 96', 2.8, STEEL),
  ],
  marotte: (skin) => [
    pen('M79 120L78 84', 4, INK),
    pen('M79 120L78 84', 2.4, 0xb3202c),
    drawn(0xf0c9a0, disc(78, 76, 7.4), 1.2),
    drawn(0x2f7a47, 'M70 74Q64 66 66 60Q73 62 75 66Q76 58 79 55Q83 60 82 66Q88 62 92 65Q91 72 86 75Q79 67 70 74Z', 1.1),
    ...places([66, 60], [79, 55], [92, 65]).map(([x, y]) => drawn('leaf', disc(x, y, 2.2), 0.8)),
    pen('M76 75v1.4M81 75v1.4M76 79.4q2.6 2 5 0', 1),
    drawn('leaf', 'M71 84L78 87L85 84L86 89L78 92L70 89Z', 0.9),
    ...hand(78.6, 104, skin),
  ],
  halberd: (skin) => [
    pen('M85 122L82 22', 4.4, INK),
    pen('M85 122L82 22', 2.8, WOOD),
    drawn(STEEL, 'M82 30L80 14L81.6 3L84 14Z', 1.2),
    drawn(STEEL, 'M80 24Q64 18 63 34Q66 46 82 42Z', 1.4),
    wash(WHITE, 'M63.6 33Q64 24 70 24Q66 32 69 40Q64 39 63.6 33Z', 0.8),
    drawn(STEEL, 'M83.4 27L96 24L90 36L84 36Z', 1.2),
    ...hand(84.4, 98, skin),
  ],
  charter: (skin) => [
    drawn(0xfffaf0, 'M60 86Q76 80 94 86V110Q76 104 60 110Z', 1.3),
    pen('M65 91Q76 87 89 91M65 96Q76 92 89 96M65 101Q74 97.6 82 99.6', 1, 0x5a4030),
    pen('M86 106L88 114', 1.6, 0xa3213a),
    drawn(0xa3213a, disc(88, 114, 5), 1.1),
    wash(0xe5707a, star(88, 114, 3, 6, 0.5)),
    ...hand(62, 100, skin),
  ],
  shield: () => [
    drawn(0x22488f, 'M58 82H97V98Q96 114 78 121Q59 114 58 98Z', 1.5),
    wash('leaf', 'M58 96L78 84L97 96V103L78 91L58 103Z'),
    wash('leaf', star(78, 108, 5.4, 5) + star(66, 89, 2.8, 5) + star(90, 89, 2.8, 5)),
    pen('M58 96L78 84L97 96M58 103L78 91L97 103', 0.8),
  ],
  dagger: (skin) => [
    drawn(0xfffaf0, 'M56 100L84 92L90 110L62 118Z', 1.2),
    pen('M56 100L74 108L84 92', 1, INK),
    wash(0xa3213a, disc(74, 107, 3)),
    drawn(STEEL, 'M83 102L80 66L83.4 58L87 66L87 102Z', 1.2),
    pen('M83.6 64V98', 0.8, 0x6b7683),
    drawn('leaf', 'M76 98H94V102H76Z', 1),
    ...hand(85, 108, skin),
  ],
  quill: (skin) => [
    drawn(0xfffaf0, 'M56 98Q74 94 92 99L94 119H54Z', 1.2),
    pen('M61 104Q72 101 80 103M61 109Q70 107 76 108.4M61 114Q72 112 84 114', 1, 0x5a4030),
    drawn(WHITE, 'M79 106Q80 84 95 66Q97 84 84 101Z', 1.2),
    pen('M78 110Q84 92 94 68M84 96l5 -3M86 90l5 -4', 0.8, 0x7d7668),
    ...hand(79, 105, skin),
  ],
  basket: (skin) => [
    pen('M62 98Q78 72 94 98', 2.4, WOOD),
    drawn(0xfffaf0, 'M62 98L66 84L80 88L77 99Z', 1.1),
    drawn(0xfffaf0, 'M76 99L80 82L94 87L91 99Z', 1.1),
    pen('M66 84L72 93L80 88M80 82L85 92L94 87', 0.9),
    wash(0xa3213a, discs(2, [72, 92], [85.6, 91])),
    drawn(0xc98f45, 'M58 97H98L93 119H63Z', 1.4),
    pen('M60 103H96M61 109H95M62 114H94M68 98L70 119M78 98V119M88 98L86 119', 0.9, WOOD),
    ...hand(78, 85, skin),
  ],
  heart: (skin) => [
    drawn(0xc32a3c, 'M78 104Q58 90 61 77Q65 67 75 72Q78 74 78.4 77Q80 72 85 70Q95 68 97 78Q97 91 78 104Z', 1.5),
    wash(0xf08a90, 'M66 84Q63 76 69 74Q66 79 69 86Z', 0.9),
    pen('M58 100L98 68', 1.8, 0xb98520),
    drawn('leaf', 'M98 68L90 69L96 75Z', 0.9),
    ...hand(76, 108, skin),
  ],
  baton: (skin) => [
    pen('M64 114L93 66', 6.4, INK),
    pen('M64 114L93 66', 4.4, 0x22488f),
    wash('leaf', discs(1.7, [90, 71], [85.6, 78.4], [81, 86], [72, 101])),
    drawn('leaf', disc(94, 65, 4.2), 1.1),
    ...hand(76, 94, skin),
  ],
  sphere: (skin) => [
    pen('M77 104V116', 3, 0xb98520),
    pen(disc(77, 84, 17), 2.6, INK),
    pen(disc(77, 84, 17), 1.4, 0xf0d27a),
    pen(`${disc(77, 84, 17, 6)}${disc(77, 84, 6.5, 17)}M62 92L92 76`, 1.5, 0xf0d27a),
    drawn(0x3f7ab0, disc(77, 84, 5), 1.1),
    wash(0x6fae5f, 'M74 82Q77 79 80 82Q79 86 76 86Z'),
    ...hand(77, 110, skin),
  ],
  sword: (skin) => [
    drawn(STEEL, 'M80 100L78.6 44L82 36L85.4 44L84.6 100Z', 1.3),
    pen('M82 44V96', 0.9, 0x6b7683),
    drawn('leaf', 'M70 98H95V102.6H70Z', 1.1),
    ...hand(82, 108, skin),
    drawn('leaf', disc(82, 118, 3.6), 1),
  ],
  mace: (skin) => [
    pen('M81 120L79 70', 4.6, INK),
    pen('M81 120L79 70', 3, 0xdcae3c),
    drawn('leaf', 'M70 70L72 58L79 63L86 57L89 70Q79 76 70 70Z', 1.2),
    drawn('leaf', 'M79 36Q85 44 82 51L80.6 57H77.4L76 51Q73 44 79 36Z', 1.1),
    drawn('leaf', 'M76.4 54Q68 54 67 46Q73 45 77.4 51ZM81.6 54Q90 54 91 46Q85 45 80.6 51Z', 1),
    wash(0xa3213a, disc(79.4, 67, 2)),
    ...hand(80.4, 102, skin),
  ],
  purse: (skin) => [
    drawn(0x7a2a3c, 'M62 96Q58 116 76 118Q96 117 92 96Q86 88 77 88Q68 88 62 96Z', 1.4),
    pen('M64 96Q77 102 91 96', 1.8, 0xdcae3c),
    wash(lighter(0x7a2a3c, 0.4), 'M66 101Q65 111 70 114Q68 106 70 101Z', 0.7),
    ...places([66, 82], [76, 78], [86, 82]).map(([x, y]) => drawn('leaf', disc(x, y, 5.4), 1.1)),
    pen('M64 82h4M74 78h4M84 82h4M66 80v4M76 76v4M86 80v4', 0.9, 0x8f5f12),
    ...hand(77, 93, skin),
  ],
};

export const attribute = (kind: Attribute, skin: number): Shape[] => DRAWINGS[kind](skin);
