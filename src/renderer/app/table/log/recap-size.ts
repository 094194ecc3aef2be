import { linesPerPlayer, RECAP_SHAPES } from './recap-place';
import type { RecapSize } from './recap-place';

/** The number of text lines that each player keeps in a recap of minimum height. */
const LEAST_LINES = 3;

/**
 * The recap's size in each shape, with its whole text but at most `maxHeight` high, and its minimum height. Restores the
 * card's shape and maximum height, which Vue manages.
 */
export function measureRecap(card: HTMLElement, maxHeight: number): RecapSize[] {
  const { dataset, style } = card;
  const before = { shape: dataset.shape, maxHeight: style.maxHeight };
  style.maxHeight = `${Math.round(maxHeight)}px`;
  const sizeWith = (lines: number | null) => {
    setLines(card, lines);
    const { width, height } = card.getBoundingClientRect();
    return { width, height: Math.ceil(height) };
  };
  const sizes = RECAP_SHAPES.map((shape) => {
    dataset.shape = shape;
    return { least: sizeWith(LEAST_LINES).height, shape, ...sizeWith(null) };
  });
  dataset.shape = before.shape;
  style.maxHeight = before.maxHeight;
  return sizes;
}

/** Cuts each player's text to the lines that fit into the recap's list, and returns their number; null for no cut. */
export function fitLines(card: HTMLElement): number | null {
  setLines(card, null);
  const list = card.querySelector('ul');
  const line = list?.querySelector('li button');
  if (!list || !line || list.scrollHeight <= list.clientHeight + 1) return null;
  const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(line);
  const rows = new Set([...list.querySelectorAll('li')].map((player) => player.offsetTop)).size;
  const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
  const lines = linesPerPlayer(list.clientHeight, rows, parseFloat(lineHeight), padding);
  setLines(card, lines);
  return lines;
}

/** For each row of a brief recap, whether its first event is cut, and how many of the others are not wholly visible. */
export function hiddenEvents(card: HTMLElement): readonly { readonly count: number; readonly isCut: boolean }[] {
  return [...card.querySelectorAll('.events')].map((line) => {
    // One pixel of tolerance for rounding errors.
    const isCut = (item: HTMLElement) => item.offsetLeft + item.offsetWidth > line.clientWidth + 1;
    const [first, ...others] = [...line.querySelectorAll<HTMLElement>('.item')].map(isCut);
    return { count: others.filter(Boolean).length, isCut: first === true };
  });
}

const setLines = (card: HTMLElement, lines: number | null) =>
  card.querySelector('ul')?.style.setProperty('--lines', String(lines ?? 'none'));
