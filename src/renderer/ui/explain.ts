import { shallowRef } from 'vue';
import type { Directive } from 'vue';
import type { Box } from './place-tip';

/** The tooltip of an element. */
export interface Explanation {
  /** A title, for elements with a short label. */
  readonly title?: string;
  /** Its meaning, in a sentence. */
  readonly text?: string;
  /** More text, for a pointer that stays on it. */
  readonly more?: string;
  /** Its rule paragraph. */
  readonly rule?: { readonly game: string; readonly key: string } | undefined;
  /** Its picture, by the subjects of the game's `Picture`. */
  readonly picture?: { readonly game: string; readonly of: string } | undefined;
  /** Its box in the window, if that is not its element's: a piece on the canvas, whose element only names it. */
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
 * Gives an element a tooltip on hover, focus and long press. The page has one tooltip component (ExplainTip.vue) for all elements, since
 * a table has hundreds.
 */
export const vExplain: Directive<HTMLElement, Explanation | undefined> = {
  mounted: (element, { value }) => explain(element, value),
  updated: (element, { value }) => explain(element, value),
  unmounted: (element) => void (gone.value = element),
};

/** The element that was removed last. Its tooltip closes, even though the pointer has not moved off it. */
export const gone = shallowRef<HTMLElement | null>(null);

/** The element of the piece under the pointer, if the piece is on the canvas. */
export const pointedAt = shallowRef<HTMLElement | null>(null);

interface Asked {
  readonly of: Element | null;
  /** Requested by the focus, or by a long press. */
  readonly by: 'focus' | 'press';
}

/** The element whose tooltip a device other than pointer and keyboard requested. */
export const asked = shallowRef<Asked>({ of: null, by: 'focus' });

/** Opens an element's tooltip. If it is open already, its rule is opened. */
export function showExplanation(of: Element | null, by: Asked['by'] = 'focus'): void {
  asked.value = { of, by };
}

/** The nearest element around a node that has a tooltip. */
export function explainedAround(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(`[${MARK}]`) : null;
}

/** An element's tooltip. */
export function explanationOf(element: Element | null): Explanation | undefined {
  return element ? explanations.get(element) : undefined;
}

/** An element's visible box in the window; `null` if it has none. */
export function boxOf(element: Element): Box | null {
  const at = explanationOf(element)?.at;
  if (at) return at();
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 ? box : null;
}
