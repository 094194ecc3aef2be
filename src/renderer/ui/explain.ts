import { shallowRef } from 'vue';
import type { Directive } from 'vue';
import type { Box } from './place-tip';

/** What a thing on the screen says of itself. */
export interface Explanation {
  /** What exactly this is, where its own words are short. */
  readonly title?: string;
  /** What it means, in a sentence. */
  readonly text?: string;
  /** What more there is to say to who stays with it. */
  readonly more?: string;
  /** The paragraph it follows from. */
  readonly rule?: { readonly game: string; readonly key: string } | undefined;
  /** What it looks like, as the picture of a game takes it. */
  readonly picture?: { readonly game: string; readonly of: string } | undefined;
  /** Where in the window it is, if not where its element is: a piece on the canvas, whose element only names it. */
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
 * Makes an element explain itself: on hover, with the focus, under a long press. One tip on the page says it (ExplainTip.vue), so
 * a table full of figures costs no component each.
 */
export const vExplain: Directive<HTMLElement, Explanation | undefined> = {
  mounted: (element, { value }) => explain(element, value),
  updated: (element, { value }) => explain(element, value),
  unmounted: (element) => void (gone.value = element),
};

/** The element that left the page last: what it says of itself goes with it, though the pointer never moved off it. */
export const gone = shallowRef<HTMLElement | null>(null);

/** The element of what the pointer is on where the page itself cannot know: a piece on the canvas. */
export const pointedAt = shallowRef<HTMLElement | null>(null);

interface Asked {
  readonly of: Element | null;
  /** By what has the focus, or by a finger that rests on it. */
  readonly by: 'focus' | 'press';
}

/** What is to explain itself now, asked for by another device than pointer and keyboard. */
export const asked = shallowRef<Asked>({ of: null, by: 'focus' });

/** Lets an element explain itself now; one that does so already leads to its rule. */
export function showExplanation(of: Element | null, by: Asked['by'] = 'focus'): void {
  asked.value = { of, by };
}

/** The nearest element round a node that explains itself. */
export function explainedAround(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(`[${MARK}]`) : null;
}

/** What an element says of itself. */
export function explanationOf(element: Element | null): Explanation | undefined {
  return element ? explanations.get(element) : undefined;
}

/** Where in the window an element is to be seen; `null`: nowhere. */
export function boxOf(element: Element): Box | null {
  const at = explanationOf(element)?.at;
  if (at) return at();
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 ? box : null;
}
