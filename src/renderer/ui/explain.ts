import { shallowRef } from 'vue';
import type { Directive } from 'vue';
import type { Box } from './place-tip';

/** A paragraph of a game's rulebook. */
export interface RuleRef {
  /** Default: the open match's game. */
  readonly game?: string;
  readonly key: string;
}

export interface Explanation {
  /** A title, for elements with a short label. */
  readonly title?: string;
  readonly text?: string;
  /** More text, shown when the pointer stays on the element. */
  readonly more?: string;
  readonly rule?: RuleRef | undefined;
  /** The picture that the game's `Picture` component draws. `of` is its subject. */
  readonly picture?: { readonly game: string; readonly of: string } | undefined;
  /**
   * The bounding box in window coordinates, if it differs from the element's. A piece, for example, is drawn on the
   * canvas, and its button has only the piece's name.
   */
  readonly at?: () => Box | null;
}

const MARK = 'data-explained';
const explanations = new WeakMap<Element, Explanation>();

function explain(element: HTMLElement, explanation: Explanation | undefined): void {
  if (explanation?.title || explanation?.text) {
    explanations.set(element, explanation);
    element.setAttribute(MARK, '');
  } else {
    explanations.delete(element);
    element.removeAttribute(MARK);
  }
}

/**
 * Gives an element a tooltip on hover, focus and long press. The page has one tooltip component (ExplainTip.vue) for
 * all elements, because a table has hundreds of them.
 */
export const vExplain: Directive<HTMLElement, Explanation | undefined> = {
  mounted: (element, { value }) => explain(element, value),
  updated: (element, { value }) => explain(element, value),
  unmounted: (element) => void (lastRemoved.value = element),
};

const rules = new WeakMap<Element, RuleRef>();

function setRule(element: HTMLElement, rule: RuleRef | undefined): void {
  if (rule) rules.set(element, rule);
  else rules.delete(element);
}

/** Sets the paragraph that F1 opens for an element and for all its descendants without a rule. */
export const vRule: Directive<HTMLElement, RuleRef | undefined> = {
  mounted: (element, { value }) => setRule(element, value),
  updated: (element, { value }) => setRule(element, value),
};

/**
 * The rule of an element: its own rule, its tooltip's rule, or the rule of the nearest ancestor that has one. A dialog
 * names a paragraph about the app in `data-app-rule`.
 */
export function ruleAround(node: Element | null): RuleRef | undefined {
  for (let element = node; element; element = element.parentElement) {
    const rule = rules.get(element) ?? explanations.get(element)?.rule;
    if (rule) return rule;
    const named = element.getAttribute('data-app-rule');
    if (named !== null) return { key: `app-${named}` };
  }
  return undefined;
}

/**
 * The rule of the control that the player asks about: the focused one if the keyboard is in use, otherwise the one
 * under the pointer. If neither has a rule, the screen's rule, such as the current phase's.
 */
export function ruleHere(): RuleRef | undefined {
  const { activeElement } = document;
  const focused = activeElement?.matches(':focus-visible') ? activeElement : null;
  const pointed = pointedAt.value ?? [...document.querySelectorAll(':hover')].at(-1) ?? null;
  for (const element of [focused, pointed, activeElement, document.querySelector('main')]) {
    const rule = ruleAround(element);
    if (rule) return rule;
  }
  return undefined;
}

/** The element with `v-explain` that was removed last. Its tooltip closes, even though the pointer has not left it. */
export const lastRemoved = shallowRef<HTMLElement | null>(null);

export const pointedAt = shallowRef<HTMLElement | null>(null);

interface Asked {
  readonly of: Element | null;
  readonly by: 'focus' | 'press';
}

/** The element whose tooltip was requested by a device other than pointer and keyboard. */
export const requestedTip = shallowRef<Asked>({ of: null, by: 'focus' });

/** Opens an element's tooltip. If it is already open, opens its rule. */
export function showExplanation(of: Element | null, by: Asked['by'] = 'focus'): void {
  requestedTip.value = { of, by };
}

/** The nearest element with a tooltip: the node itself or an ancestor. */
export function explainedAround(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(`[${MARK}]`) : null;
}

/** An element's own tooltip. Ancestors' tooltips do not count. `undefined` if it has none. */
export function explanationOf(element: Element | null): Explanation | undefined {
  return element ? explanations.get(element) : undefined;
}

/** The box in the window of an element, or of the piece that it names; `null` if it is not visible. */
export function boxOf(element: Element): Box | null {
  const at = explanationOf(element)?.at;
  if (at) return at();
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 ? box : null;
}
