import { boxOf } from '../../ui/explain';
import type { Box } from '../../ui/place-tip';
import type { Direction, Spot } from './spatial';
import { nearestTo, towards } from './spatial';

/** What lies over everything else on the page: the last of these has the focus to itself. */
const LAYERS = '[aria-modal="true"], .dialog, [data-hands]';
/** The parts of a page, from one to the next of which the shoulders lead. */
const PANELS = '[data-panel]';
const PARTS = 'nav, section, fieldset, header, .buttons, [data-panel]';
const FOCUSABLE =
  'button, a[href], input, select, textarea, summary, [tabindex="0"], audio[controls], [contenteditable="true"]';

/** The screen, the dialog or the list that lies uppermost. */
export function uppermost(): HTMLElement {
  const layers = [...document.querySelectorAll<HTMLElement>(LAYERS)].filter((layer) => layer.checkVisibility());
  return layers.at(-1) ?? document.body;
}

/** Where an element is to be seen: a hidden box to tick by its label, a piece of the board on the canvas. */
function seenAt(element: HTMLElement): Box | null {
  const box = boxOf(element);
  const label = element instanceof HTMLInputElement ? (element.labels?.item(0) ?? null) : null;
  const hidden = label && ['checkbox', 'radio'].includes((element as HTMLInputElement).type);
  return hidden ? label.getBoundingClientRect() : box;
}

function isUsable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [type="hidden"], [type="file"], [aria-hidden="true"]')) return false;
  // A piece of the board is a twin Tab may not lead to; whatever else Tab does not lead to nobody is to be led to.
  if (element.tabIndex < 0 && !element.matches('.twin')) return false;
  if (element.closest('[inert]') || element.closest('.away')) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** What can have the focus now. */
export function focusables(within: Element = uppermost()): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);
}

const inWindow = ({ left, top, width, height }: Box) =>
  left + width / 2 >= 0 && top + height / 2 >= 0 && left + width / 2 <= innerWidth && top + height / 2 <= innerHeight;

/** Whether an element is to be seen where it is, and not scrolled away or under something else; the board's pieces are. */
function inSight(element: HTMLElement, box: Box): boolean {
  if (!inWindow(box)) return false;
  if (element.matches('.twin')) return true;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return (
    there === null ||
    element.contains(there) ||
    there.contains(element) ||
    (there.closest('label')?.contains(element) ?? false)
  );
}

/** The panel an element belongs to. */
const panelOf = (element: Element, scope: Element) => {
  const panel = element.closest(scope.querySelector(PANELS) ? PANELS : PARTS);
  return panel && scope.contains(panel) ? panel : scope;
};

/** Where the focus was last, if what had it goes. */
let lastBox: Box | null = null;
let lastScreen: Element | null = null;
const lastIn = new WeakMap<Element, HTMLElement>();

/** What has the focus, if it is in what lies uppermost. */
export function focused(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  return uppermost().contains(activeElement) && isUsable(activeElement) ? activeElement : null;
}

/** Gives an element the focus so that it shows. */
export function give(element: HTMLElement): void {
  // Browsers show by themselves only a focus that the keyboard has moved.
  element.focus({ focusVisible: true, preventScroll: element.matches('.twin') });
  if (!element.matches('.twin')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  note();
}

/** The screen or dialog one is at: on another nothing is where it was. */
const screenOf = (scope: Element) => (scope === document.body ? document.querySelector('main') : scope);

/** Remembers where the focus is. */
export function note(): void {
  const element = focused();
  if (!element) return;
  lastBox = seenAt(element) ?? lastBox;
  lastScreen = screenOf(uppermost());
  lastIn.set(panelOf(element, uppermost()), element);
}

/** Where one begins in a part of the page: where one was, at what is to be chosen, or at its first. */
function entryOf(list: readonly HTMLElement[], part: Element): HTMLElement {
  const was = lastIn.get(part);
  if (was && list.includes(was)) return was;
  const best = ['[autofocus]', '.twin[aria-pressed="true"]', '.twin.lit', 'button.primary', ':checked'];
  for (const kind of best) {
    const found = list.find((element) => element.matches(kind));
    if (found) return found;
  }
  return list[0];
}

/** Moves the focus in a direction; the first time, or when what had it has gone, to where one begins. */
export function go(direction: Direction): boolean {
  const scope = uppermost();
  const all = focusables(scope);
  const from = focused();
  if (!from) return begin(all);
  const box = seenAt(from);
  if (!box) return begin(all);
  const mine = panelOf(from, scope);
  const spots = all.flatMap((element): Spot<HTMLElement>[] => {
    const there = element === from ? null : seenAt(element);
    if (!there || (there.width < 1 && there.height < 1)) return [];
    const same = panelOf(element, scope) === mine;
    return same || inSight(element, there) ? [{ it: element, box: there, same }] : [];
  });
  const next = towards(direction, box, spots);
  if (next) give(next);
  return next !== null;
}

/** Gives the focus to where it was last, or to where one begins. */
export function begin(all = focusables()): boolean {
  const spots = all.flatMap((it) => {
    const box = seenAt(it);
    return box ? [{ it, box, same: true }] : [];
  });
  const was = lastScreen === screenOf(uppermost()) ? lastBox : null;
  const next = (was && nearestTo(was, spots)) ?? (all.length > 0 ? entryOf(all, uppermost()) : null);
  if (next) give(next);
  return next !== null;
}

/** Leads to the next part of the page that has something in it, or to the one before. */
export function changePanel(by: 1 | -1): void {
  const scope = uppermost();
  const parts = new Map<Element, HTMLElement[]>();
  for (const element of focusables(scope)) {
    const part = panelOf(element, scope);
    parts.set(part, [...(parts.get(part) ?? []), element]);
  }
  const order = [...parts.keys()];
  const from = focused();
  const at = from ? order.indexOf(panelOf(from, scope)) : -1;
  const next = order.at(at < 0 ? 0 : (at + by + order.length) % order.length);
  if (next) give(entryOf(parts.get(next) ?? [], next));
}
