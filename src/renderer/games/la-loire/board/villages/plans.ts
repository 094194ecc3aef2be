import { flag, hall, keep, lantern, spiralStair, tower, wall } from './castles';
import {
  bridge,
  cathedral,
  church,
  dovecote,
  garden,
  grove,
  house,
  logs,
  mill,
  moat,
  mound,
  sheaves,
  vines,
} from './countryside';
import type { Part } from './masonry';

/**
 * The picture of each village, modelled on the building that the real place is known for. Parts are listed from back to
 * front. `x` is measured from the middle of the village, and heights from the road.
 */
export const VILLAGE_PLANS: Readonly<Record<string, readonly Part[]>> = {
  /** A white house between two domed towers, in a moat. */
  Serrant: [
    grove(-46, 30, 34, true),
    grove(50, 22, 30),
    moat(0, 112),
    hall(0, 56, 30, { up: 2, lights: [5, 2], dormers: 3, pitch: 16 }),
    tower(-32, 19, 38, { up: 2, top: 'dome', roof: 'lead' }),
    tower(32, 19, 38, { up: 2, top: 'dome', roof: 'lead' }),
    logs(-54),
  ],
  /** A dark fortress of banded round towers. */
  Angers: [
    church(6, 36, { up: 20, spire: 0.7 }),
    tower(-36, 17, 42, { top: 'flat', banded: true }),
    tower(36, 17, 42, { top: 'flat', banded: true }),
    wall(0, 84, 28),
    tower(-52, 19, 48, { top: 'flat', banded: true }),
    tower(-18, 18, 46, { top: 'flat', banded: true }),
    tower(18, 18, 46, { top: 'flat', banded: true }),
    tower(52, 19, 48, { top: 'flat', banded: true }),
    flag(0, 30, 18),
  ],
  /** A gate between two round towers, and a hall with a steep roof. */
  Langeais: [
    hall(24, 52, 34, { pitch: 20, lights: [4, 2], dormers: 4 }),
    tower(-40, 19, 46),
    tower(-12, 19, 46),
    wall(-26, 12, 34, { gate: -26 }),
    tower(52, 15, 38),
    sheaves(12, 3),
  ],
  /** Four stout towers on a rock above cottages. */
  Luynes: [
    mound(0, 122, 34, true),
    wall(0, 62, 22, { up: 28 }),
    tower(-34, 14, 34, { up: 26, top: 'low' }),
    tower(-10, 14, 36, { up: 29, top: 'low' }),
    tower(13, 14, 36, { up: 29, top: 'low' }),
    tower(36, 14, 34, { up: 26, top: 'low' }),
    house(-44, 21, { roof: 'thatch' }),
    house(-18, 22, { roof: 'tiles' }),
    house(44, 22, { roof: 'tiles' }),
  ],
  /** The cathedral with its two towers. */
  Tours: [
    house(-48, 24, { timbered: true }),
    house(46, 25, { timbered: true }),
    cathedral(0, 54, 62),
    house(-32, 20, { roof: 'slate' }),
    house(34, 20, { roof: 'slate', timbered: true }),
  ],
  /** An abbey with a tall freestanding spire, below a ruin on a hill. */
  Vendôme: [
    mound(36, 62, 40),
    wall(34, 26, 12, { up: 36 }),
    tower(49, 11, 20, { up: 30, top: 'flat' }),
    tower(-38, 15, 44, { top: 'cone' }),
    church(4, 44, { spire: 0.5 }),
    house(-54, 17, { roof: 'tiles' }),
    house(40, 22),
    sheaves(-14, 2),
  ],
  /** A royal wing with an open spiral stair. */
  Blois: [
    grove(-52, 18, 30),
    hall(-2, 96, 36, { pitch: 18, lights: [9, 2], dormers: 6, chimneys: 5 }),
    spiralStair(-4, 0, 20, 44),
    tower(50, 16, 42, { top: 'cone' }),
    vines(-38, 34, 2),
  ],
  /** A modest keep and a dovecote. */
  Talcy: [
    grove(44, 28, 34),
    hall(22, 50, 22, { roof: 'tiles', pitch: 17, lights: [4, 1] }),
    keep(-14, 24, 46, { roof: 'tiles' }),
    tower(-28, 9, 40, { top: 'cone', roof: 'tiles' }),
    dovecote(-47, 34),
    house(46, 21, { roof: 'thatch' }),
  ],
  /** A great square keep beside a bridge of many arches. */
  Beaugency: [
    church(34, 32, { up: 4 }),
    keep(-34, 32, 66),
    house(-54, 17, { roof: 'slate' }),
    house(52, 19),
    bridge(14, 84, 14, 6),
    logs(-10),
  ],
  /** Corner towers, a forest of chimneys, the great lantern. */
  Chambord: [
    lantern(0, 48, 15),
    hall(0, 86, 30, { pitch: 20, lights: [9, 2], dormers: 7, chimneys: 9 }),
    tower(-48, 20, 36, { top: 'low' }),
    tower(48, 20, 36, { top: 'low' }),
    tower(-17, 18, 34, { top: 'cone' }),
    tower(17, 18, 34, { top: 'cone' }),
  ],
  /** A white house with square pavilions, seen straight on. */
  Cheverny: [
    grove(-52, 20, 32),
    grove(52, 20, 32),
    hall(0, 52, 28, { pitch: 14, lights: [6, 2] }),
    hall(-34, 22, 32, { pitch: 22, lights: [2, 2] }),
    hall(34, 22, 32, { pitch: 22, lights: [2, 2] }),
    hall(0, 14, 34, { pitch: 16, lights: [1, 2] }),
    sheaves(0, 5),
  ],
  /** A gallery on a bridge over the Cher. */
  Chenonceau: [
    grove(-52, 20, 36),
    bridge(14, 96, 18, 5),
    hall(26, 68, 22, { up: 19, pitch: 13, lights: [7, 2], dormers: 5 }),
    hall(-28, 34, 32, { up: 16, pitch: 18, lights: [3, 2], dormers: 2, chimneys: 2 }),
    tower(-46, 12, 38, { up: 10 }),
    vines(-52, 18, 2),
  ],
  /** A castle on a terrace, with a tower wide enough for horses. */
  Amboise: [
    hall(14, 66, 24, { up: 32, pitch: 17, lights: [7, 1], dormers: 6 }),
    church(46, 24, { up: 32, spire: 0.9 }),
    wall(12, 98, 32),
    tower(-42, 30, 52, { top: 'low' }),
    house(14, 20, { roof: 'slate' }),
    house(36, 21),
  ],
  /** A castle above its formal garden. */
  Villandry: [
    hall(-24, 56, 24, { up: 34, pitch: 14, lights: [6, 1], dormers: 4 }),
    keep(14, 20, 42, { up: 30, roof: 'slate' }),
    grove(46, 30, 52),
    garden(-2, 108, 38),
    house(50, 20, { roof: 'thatch' }),
  ],
  /** White turrets against a dark forest. */
  Ussé: [
    grove(0, 118, 62, true),
    hall(10, 58, 34, { up: 6, pitch: 17, lights: [5, 2], dormers: 4, chimneys: 3 }),
    tower(-36, 17, 46, { up: 4 }),
    tower(-18, 12, 54, { up: 6 }),
    tower(8, 11, 50, { up: 6 }),
    tower(30, 12, 46, { up: 4 }),
    tower(46, 16, 38, { up: 2 }),
    wall(0, 104, 12, { gate: 6 }),
  ],
  /** A long wall on a ridge, with a narrow clock tower. */
  Chinon: [
    mound(0, 124, 42),
    wall(-4, 96, 18, { up: 32 }),
    tower(-46, 15, 34, { up: 26, top: 'flat' }),
    tower(-2, 13, 28, { up: 34 }),
    keep(34, 12, 44, { up: 32, roof: 'slate' }),
    tower(52, 14, 26, { up: 20, top: 'flat' }),
    vines(-30, 40, 4, 4),
    house(8, 20),
    house(28, 21, { roof: 'slate' }),
    house(48, 19, { roof: 'thatch' }),
  ],
  /** A white castle by the water, and a windmill. */
  Montsoreau: [
    mill(-40, 54),
    moat(24, 84),
    hall(24, 40, 36, { up: 3, pitch: 18, lights: [4, 2], dormers: 2 }),
    keep(0, 17, 44, { up: 3, roof: 'slate' }),
    keep(50, 17, 44, { up: 3, roof: 'slate' }),
    logs(-16),
  ],
  /** Three towers high on a chalk cliff, over the vineyard. */
  Saumur: [
    mound(4, 120, 36, true),
    hall(4, 40, 30, { up: 32, pitch: 14, lights: [4, 2] }),
    tower(-20, 14, 40, { up: 30 }),
    tower(28, 14, 40, { up: 30 }),
    tower(4, 12, 26, { up: 32, top: 'flat' }),
    house(-48, 21, { roof: 'slate' }),
    vines(8, 48, 4),
    house(50, 20),
  ],
};
