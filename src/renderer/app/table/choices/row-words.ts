import type { Row, RowButton } from '../../../game-ui/rows';
import type { Sentence } from '../../../game-ui/sentence';

type Format = (sentence: Sentence) => string;

/** Labels of up to this many characters are on the same line as their buttons. */
const SHORT_LABEL = 16;
/** If the button labels have at most this many characters in total, a note fits under the row's label. */
const SHORT_BUTTONS = 8;
/** Beside several buttons, a note has half of the row, which is about this many characters. */
const HALF_ROW = 24;

const lettersOf = (sentences: readonly Sentence[], format: Format) => sentences.map(format).join('').length;
const isFigure = ({ short }: RowButton) => short.key === 'figure';

export const isWhole = ({ options, label }: Row): boolean => options.length === 1 && label === options[0].short;

export const isStepper = ({ options }: Row, steps: number): boolean =>
  options.length >= steps && options.every(isFigure);

export const hasShortLabel = ({ label }: Row, format: Format): boolean => lettersOf([label], format) <= SHORT_LABEL;

/** Whether the buttons start on the label's line, because there are many and they have words. */
export const isInline = (row: Row, format: Format): boolean =>
  row.options.length > (hasShortLabel(row, format) ? 2 : 3) && !row.options.every(isFigure);

/** Whether a button's price is shown with a coin. The text `free` has none. */
export const isPaid = ({ price }: RowButton): boolean => price?.key !== 'free';

/** Whether a button only shows its price. */
export const isPriceOnly = ({ short, price }: RowButton): boolean => short === price;

const hasShortButtons = ({ options }: Row, format: Format): boolean =>
  lettersOf(
    options.flatMap(({ short, price }) => [short, price ?? []].flat()),
    format,
  ) <= SHORT_BUTTONS;

/** The note that is under the row's label, beside its buttons; `null` if it has its own line below them. */
export function noteBeside(row: Row, steps: number, format: Format): Sentence | null {
  const { note, options } = row;
  if (!note || isStepper(row, steps) || isWhole(row) || !hasShortButtons(row, format)) return null;
  return options.length === 1 || lettersOf([note], format) <= HALF_ROW ? note : null;
}

/** Joins texts with commas. After a full stop, or before a capital letter, a new sentence starts instead. */
const inOneText = (texts: readonly string[]): string =>
  texts.reduce((text, next) => {
    if (text.endsWith('.')) return `${text} ${next.charAt(0).toLocaleUpperCase()}${next.slice(1)}`;
    return `${text}${/^\p{Lu}/u.test(next) ? '.' : ','} ${next}`;
  });

/** The whole action and the money and room it leaves. */
export const wholeAction = ({ full, left }: Pick<RowButton, 'full' | 'left'>, format: Format): string =>
  inOneText([full, left ?? []].flat().map(format));

/** A button's tooltip: the whole action, the money and room it leaves, its yield, and more about its result. */
export const tooltipOf = ({ full, left, detail }: RowButton, { brings }: Row, format: Format): string =>
  inOneText([full, left ?? [], brings ?? [], detail ?? []].flat().map(format));

/** A text as voice control understands it: in lower case and without parts in parentheses. */
const spoken = (text: string): string => text.toLocaleLowerCase().replace(/\s*\([^)]*\)/g, '');

/**
 * A button's accessible name. It contains the visible label, with `separator` before a price, so that voice control
 * recognises it.
 */
export function accessibleName(button: RowButton, format: Format, separator: string): string {
  const { short, price } = button;
  const seen = price && !isPriceOnly(button) ? `${format(short)}${separator}${format(price)}` : format(short);
  const whole = wholeAction(button, format);
  return spoken(whole).includes(spoken(seen)) ? whole : `${seen}, ${whole}`;
}
