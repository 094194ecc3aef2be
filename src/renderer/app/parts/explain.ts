import type { Directive } from 'vue';

/** What a thing on the screen says of itself. */
export interface Explanation {
  /** What exactly this is, where its own words are short. */
  readonly title?: string;
  /** What it means, in a sentence. */
  readonly text?: string;
  /** The paragraph it follows from. */
  readonly rule?: { readonly game: string; readonly key: string };
}

const MARK = 'data-explained';
const explanations = new WeakMap<Element, Explanation>();

function explain(element: HTMLElement, explanation: Explanation | undefined): void {
  if (explanation?.text || explanation?.title) {
    explanations.set(element, explanation);
    element.setAttribute(MARK, '');
  } else {
    explanations.delete(element);
    element.removeAttribute(MARK);
  }
}

/**
 * Makes an element explain itself: on hover, with the focus, under a long press. One tip on the page says it (ExplainTip.vue), so
 * a table full of figures costs no component each.
 */
export const vExplain: Directive<HTMLElement, Explanation | undefined> = {
  mounted: (element, { value }) => explain(element, value),
  updated: (element, { value }) => explain(element, value),
};

/** The nearest element round a node that explains itself. */
export function explainedAround(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(`[${MARK}]`) : null;
}

/** What an element says of itself. */
export function explanationOf(element: Element | null): Explanation | undefined {
  return element ? explanations.get(element) : undefined;
}
