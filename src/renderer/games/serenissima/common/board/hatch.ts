/**
 * The engravers' way to show tinctures without colour, by arms as in the palette: upright lines for red, level for blue, slanting for
 * green, dots for gold, nothing for silver. Lines in a box of 100 by 100, to be drawn with a pen; dots are very short ones.
 */
const STEP = 11;
const at = Array.from({ length: 9 }, (_, i) => 6 + i * STEP);

const upright = at.map((x) => `M${x} 0V100`).join('');
const level = at.map((y) => `M0 ${y}H100`).join('');
const bend = [-4, -2, 0, 2, 4, 6, 8].map((i) => `M${i * STEP} 0L${i * STEP + 100} 100`).join('');
const sinister = [1, 3, 5, 7, 9, 11, 13].map((i) => `M${i * STEP} 0L${i * STEP - 100} 100`).join('');
const dots = at.flatMap((y, row) => at.map((x) => `M${x + (row % 2 ? STEP / 2 : 0)} ${y}h1`)).join('');

export const HATCHES: readonly string[] = [upright, '', dots, bend, level, upright, sinister, upright + level];
