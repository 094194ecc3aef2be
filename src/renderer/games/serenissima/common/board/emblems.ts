/**
 * The powers' emblems in a box of 100 by 100, by power: with them nobody has to tell powers by colour. Used by the board and, as
 * SVG, by the panels. `hatch` names the pattern that stands for the power where there is no room for an emblem.
 */
export interface Emblem {
  readonly path: string;
  readonly hatch: 'diagonal' | 'cross' | 'vertical' | 'dots';
}

export const EMBLEMS: readonly Emblem[] = [
  {
    // Venice: the winged lion of Saint Mark, book under paw
    path: 'M12 78L12 70L20 68L22 54Q14 50 12 40L20 44Q22 30 34 30Q30 16 42 12L66 4Q60 14 66 16L80 12Q74 22 78 26L90 26Q80 36 70 38L64 46Q76 46 82 56L92 50L88 62Q84 66 82 66L84 78L72 78L70 66L50 64L46 78L32 78L34 66L28 70L26 78ZM24 36a4 4 0 1 0 0.1 0ZM10 84L34 84L34 94L10 94Z',
    hatch: 'diagonal',
  },
  {
    // Genoa: the cross of Saint George
    path: 'M40 4L60 4L60 40L96 40L96 60L60 60L60 96L40 96L40 60L4 60L4 40L40 40Z',
    hatch: 'cross',
  },
  {
    // Spain: the bars of Aragon
    path: 'M8 4L22 4L22 96L8 96ZM33 4L47 4L47 96L33 96ZM58 4L72 4L72 96L58 96ZM83 4L97 4L97 96L83 96Z',
    hatch: 'vertical',
  },
  {
    // Turkey: the crescent and a star
    path: 'M62 14A38 38 0 1 0 62 86A30 30 0 1 1 62 14ZM76 36L80 46L91 46L82 53L86 64L76 57L66 64L70 53L61 46L72 46Z',
    hatch: 'dots',
  },
];
