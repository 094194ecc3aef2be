import type { Fault } from './inspect';

/**
 * Runs in the page and returns its buttons, labels of rows and prompts whose text needs more than one line. Must not
 * use anything outside this function. Log lines, players' chips and lists of sentences may have several lines. Hidden
 * buttons that only appear when focused are skipped.
 */
export function wraps(): Fault[] {
  const LABELS = 'button, summary, [role=tab], .row .label, [data-testid=decision], [data-testid=decider]';
  const SEVERAL_LINES =
    '[data-testid=log] *, [data-testid=since] *, [data-testid=words] *, .chip > summary, .board-button, ol button';
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], .sr-only') &&
    !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
    !element.matches(SEVERAL_LINES);
  /** The number of lines of an element's text, and the text, without notes and words for screen readers. */
  const linesOf = (element: Element): [number, string] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops: number[] = [];
    let words = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('.note, .sr-only, small') || !node.textContent?.trim()) continue;
      words += node.textContent;
      range.selectNodeContents(node);
      for (const { top, height, width } of range.getClientRects())
        if (width > 1 && !tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
    }
    return [tops.length, words.replace(/\s+/g, ' ').trim()];
  };
  return [...document.querySelectorAll(LABELS)].filter(seen).flatMap((element): Fault[] => {
    const [lines, words] = linesOf(element);
    const what = element.getAttribute('data-testid') ?? element.className.split(' ')[0];
    const where = element.closest('[data-testid]:not(button)')?.getAttribute('data-testid') ?? 'the page';
    return lines > 1 ? [{ kind: 'wraps', what, where, how: `${lines} lines: “${words}”` }] : [];
  });
}
