import { boxOf } from '../../ui/explain';
import type { Box } from '../../ui/place-tip';
import type { Direction, Spot } from './spatial';
import { nearestTo, nearestInDirection } from './spatial';

/** Layers above the page. The last one in document order traps the focus. */
const LAYERS = '[aria-modal="true"], .dialog, [role="menu"], [data-devices]';
/** Panels. The shoulder buttons move the focus between them. */
const PANELS = '[data-panel]';
const PARTS = 'nav, section, fieldset, header, .buttons, [data-panel]';
const FOCUSABLE =
  'button, a[href], input, select, textarea, summary, [tabindex="0"], audio[controls], [contenteditable="true"]';

/** The layer that traps the focus: the topmost open dialog or menu, or the page. */
export function topLayer(): HTMLElement {
  const layers = [...document.querySelectorAll<HTMLElement>(LAYERS)].filter((layer) => layer.checkVisibility());
  return layers.at(-1) ?? document.body;
}

/** Where the user sees an element: its label for a hidden checkbox, its place on the canvas for a piece. */
function seenAt(element: HTMLElement): Box | null {
  const box = boxOf(element);
  const label = element instanceof HTMLInputElement ? (element.labels?.item(0) ?? null) : null;
  const hidden = label && ['checkbox', 'radio'].includes((element as HTMLInputElement).type);
  return hidden ? label.getBoundingClientRect() : box;
}

function isUsable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [type="hidden"], [type="file"], [aria-hidden="true"]')) return false;
  // Board pieces and menu items are reachable although they have `tabindex="-1"`; other elements with a negative
  // tabindex are not.
  if (element.tabIndex < 0 && !element.matches('.board-button, [role="menuitem"]')) return false;
  if (element.closest('[inert]') || element.closest('.away')) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** The elements that can have the focus, in document order, including board pieces and menu items. */
export function focusables(within: Element = topLayer()): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);
}

const inWindow = ({ left, top, width, height }: Box) =>
  left + width / 2 >= 0 && top + height / 2 >= 0 && left + width / 2 <= innerWidth && top + height / 2 <= innerHeight;

/**
 * Whether an element is neither scrolled out of view nor covered. Board pieces in the window always count as visible.
 */
function inSight(element: HTMLElement, box: Box): boolean {
  if (!inWindow(box)) return false;
  if (element.matches('.board-button')) return true;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return (
    there === null ||
    element.contains(there) ||
    there.contains(element) ||
    (there.closest('label')?.contains(element) ?? false)
  );
}

const panelOf = (element: Element, scope: Element) => {
  const panel = element.closest(scope.querySelector(PANELS) ? PANELS : PARTS);
  return panel && scope.contains(panel) ? panel : scope;
};

/** Last position of the focus, in case the focused element is removed. */
let lastBox: Box | null = null;
let lastScreen: Element | null = null;
const lastIn = new WeakMap<Element, HTMLElement>();

/** The focused element, or `null` if there is none that is usable and in the top layer. */
export function focused(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  return topLayer().contains(activeElement) && isUsable(activeElement) ? activeElement : null;
}

/** Focuses an element with a visible focus ring and scrolls it into view. */
export function setFocus(element: HTMLElement): void {
  // By default, browsers show the ring only after keyboard navigation.
  element.focus({ focusVisible: true, preventScroll: element.matches('.board-button') });
  if (!element.matches('.board-button')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  rememberFocus();
}

/** The current screen or dialog. A focus position is only valid on the screen where it was recorded. */
const screenOf = (scope: Element) => (scope === document.body ? document.querySelector('main') : scope);

/** Remembers the focus position and the panel's focused element, so that {@link focusStart} can return there. */
export function rememberFocus(): void {
  const element = focused();
  if (!element) return;
  lastBox = seenAt(element) ?? lastBox;
  lastScreen = screenOf(topLayer());
  lastIn.set(panelOf(element, topLayer()), element);
}

/** The element to focus on entering a part of the page: the last focused one, the primary choice, or the first. */
function entryOf(list: readonly HTMLElement[], part: Element): HTMLElement {
  const was = lastIn.get(part);
  if (was && list.includes(was)) return was;
  const best = ['[autofocus]', '.board-button[aria-pressed="true"]', '.board-button.lit', 'button.primary', ':checked'];
  for (const kind of best) {
    const found = list.find((element) => element.matches(kind));
    if (found) return found;
  }
  return list[0];
}

/** Moves the focus in a direction, or focuses the starting element if nothing has the focus. */
export function moveFocus(direction: Direction): boolean {
  const scope = topLayer();
  const all = focusables(scope);
  const from = focused();
  if (!from) return focusStart(all);
  const box = seenAt(from);
  if (!box) return focusStart(all);
  const mine = panelOf(from, scope);
  const spots = all.flatMap((element): Spot<HTMLElement>[] => {
    const there = element === from ? null : seenAt(element);
    if (!there || (there.width < 1 && there.height < 1)) return [];
    const same = panelOf(element, scope) === mine;
    return same || inSight(element, there) ? [{ it: element, box: there, same }] : [];
  });
  const next = nearestInDirection(direction, box, spots);
  if (next) setFocus(next);
  return next !== null;
}

/**
 * Focuses the element nearest to the screen's last focus or, if there was none, the top layer's entry. False if there
 * is no such element.
 */
export function focusStart(all = focusables()): boolean {
  const spots = all.flatMap((it) => {
    const box = seenAt(it);
    return box ? [{ it, box, same: true }] : [];
  });
  const was = lastScreen === screenOf(topLayer()) ? lastBox : null;
  const next = (was && nearestTo(was, spots)) ?? (all.length > 0 ? entryOf(all, topLayer()) : null);
  if (next) setFocus(next);
  return next !== null;
}

/** Moves the focus to the next or previous panel that has focusable elements. */
export function changePanel(by: 1 | -1): void {
  const scope = topLayer();
  const parts = new Map<Element, HTMLElement[]>();
  for (const element of focusables(scope)) {
    const part = panelOf(element, scope);
    parts.set(part, [...(parts.get(part) ?? []), element]);
  }
  const order = [...parts.keys()];
  const from = focused();
  const at = from ? order.indexOf(panelOf(from, scope)) : -1;
  const next = order.at(at < 0 ? 0 : (at + by + order.length) % order.length);
  if (next) setFocus(entryOf(parts.get(next) ?? [], next));
}
