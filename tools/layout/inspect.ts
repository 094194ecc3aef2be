export interface Fault {
  /**
   * `scrolls`: the page or a fixed element has moved. `outside`: the element is outside the window. `cut`: a container
   * clips it. `covered`: another element covers it. `words`: its text is cut off. `wraps`: its label needs two lines.
   */
  readonly kind: 'scrolls' | 'outside' | 'cut' | 'covered' | 'words' | 'wraps';
  /** The faulty element, by test id and text. */
  readonly what: string;
  readonly where: string;
  readonly how: string;
}

/**
 * Runs in the page and returns its faults. Must not use anything outside this function. The page must never scroll.
 * Every control is scrolled into view as a player would. Then it must be completely inside its scrollers and the
 * window, show its whole text, and be hit at its centre and at four points near its corners. Scroll positions are
 * restored. If a dialog is open, only the dialog is checked; a dock is not a dialog. A floating dock may cover a
 * control, because it can be moved away. A visually hidden control is checked by its label.
 */
export function inspect(): Fault[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider], [role=tab], [role=option]';
  /** Tolerance for rounding, in pixels. */
  const SLACK = 1.5;
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Clip {
    element: Element;
    /** Whether the player can scroll its content, and whether it clips overflow. */
    scrolls: { x: boolean; y: boolean };
    cuts: { x: boolean; y: boolean };
  }
  const page = document.documentElement;
  const faults = new Map<string, Fault>();
  const report = (kind: Fault['kind'], element: Element, how: string) => {
    const fault = { kind, what: nameOf(element), where: partOf(element), how };
    faults.set(`${kind} ${fault.what}`, fault);
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const win: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const round = (value: number) => Math.round(value);

  function partOf(element: Element): string {
    const part = element.closest('[role=dialog], aside, header, footer, nav, section, main');
    const dialog = part?.getAttribute('role') === 'dialog';
    return dialog ? 'a dialog' : (element.closest('aside') ?? part)?.className.split(' ')[0] || 'the page';
  }

  function nameOf(element: Element): string {
    if (element === page) return 'the page';
    const id = element.closest('[data-testid]') === element ? element.getAttribute('data-testid') : null;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const kind = element.tagName.toLowerCase() + (element.classList.length ? `.${element.classList[0]}` : '');
    return `${id ?? kind}${words ? ` “${words.slice(0, 40)}”` : ''}`;
  }

  /** The ancestors that may clip an element, nearest first, according to the rules for containing blocks. */
  function clipsOf(element: Element): Clip[] {
    const clips: Clip[] = [];
    let position = styleOf(element).position;
    let inner = element;
    for (let node = element.parentElement; node && node !== document.body; inner = node, node = node.parentElement) {
      // Elements in the top layer are not clipped by their ancestors.
      if (inner.matches(':popover-open')) break;
      const style = styleOf(node);
      const holds = style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint');
      const around =
        position === 'fixed' ? holds : position === 'absolute' ? holds || style.position !== 'static' : true;
      if (!around) continue;
      position = style.position;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === 'visible' && y === 'visible') continue;
      const mayScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      clips.push({
        element: node,
        scrolls: {
          x: mayScroll(x) && node.scrollWidth > node.clientWidth,
          y: mayScroll(y) && node.scrollHeight > node.clientHeight,
        },
        cuts: { x: x !== 'visible', y: y !== 'visible' },
      });
    }
    return clips;
  }

  function insideOf(element: Element): Box {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  }

  function isSeen(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    // Tooltips that let clicks through do not count as covering.
    const tip = element.closest('[popover]');
    if (tip && styleOf(tip).pointerEvents === 'none') return false;
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  }

  function isForReaders(element: Element): boolean {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { clipPath, overflowX } = styleOf(node);
      if (clipPath.startsWith('inset(50%')) return true;
      if (overflowX === 'hidden' && node.clientWidth <= 1 && node !== document.documentElement) return true;
    }
    return false;
  }

  /** The visible part of a control that a player presses. */
  function shownBy(control: Element): Element | null {
    const box = control.getBoundingClientRect();
    const hidden = isForReaders(control) || styleOf(control).opacity === '0' || box.width <= 1;
    if (!hidden) return control;
    const label = control.closest('label');
    return label && !isForReaders(label) ? label : null;
  }

  const moved = new Map<Element, { left: number; top: number }>();
  const TRIES = [null, 0.5, 0, 1];

  /**
   * Scrolls an element into view as a player would: as little as possible, or to a fraction of the scroller's height.
   */
  function bring(element: Element, clips: readonly Clip[], to: number | null): void {
    for (const { element: scroller, scrolls } of clips) {
      if (!scrolls.x && !scrolls.y) continue;
      if (!moved.has(scroller)) moved.set(scroller, { left: scroller.scrollLeft, top: scroller.scrollTop });
      const box = element.getBoundingClientRect();
      const view = insideOf(scroller);
      const shift = (low: number, high: number, from: number, until: number) => {
        const start = low - from;
        const end = high - until;
        if (to !== null) return start - to * (until - from - (high - low));
        return start < 0 ? start : end > 0 ? Math.min(end, start) : 0;
      };
      const dx = scrolls.x ? shift(box.left, box.right, view.left, view.right) : 0;
      const dy = scrolls.y ? shift(box.top, box.bottom, view.top, view.bottom) : 0;
      if (dx || dy) scroller.scrollBy({ left: Math.ceil(dx), top: Math.ceil(dy), behavior: 'instant' });
    }
  }

  /** How far a box extends beyond another one, in pixels; 0 if it does not. */
  function beyond(box: Box, of: Box, axes = { x: true, y: true }): number {
    const x = axes.x ? Math.max(of.left - box.left, box.right - of.right) : 0;
    const y = axes.y ? Math.max(of.top - box.top, box.bottom - of.bottom) : 0;
    const most = Math.max(x, y);
    return most > SLACK ? most : 0;
  }

  /** The centre of an element's largest box, and four points near its corners, further inside if they are rounded. */
  function pointsOf(element: Element): { x: number; y: number }[] {
    const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    const box = boxes[0] ?? element.getBoundingClientRect();
    const round = parseFloat(styleOf(element).borderTopLeftRadius) > 8 || element.matches('[type=radio], [type=range]');
    const dx = round ? box.width * 0.2 : Math.min(6, box.width * 0.2);
    const dy = round ? box.height * 0.3 : Math.min(6, box.height * 0.2);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return [
      { x, y },
      { x: box.left + dx, y: box.top + dy },
      { x: box.right - dx, y: box.top + dy },
      { x: box.left + dx, y: box.bottom - dy },
      { x: box.right - dx, y: box.bottom - dy },
    ];
  }

  /** Whether an element is in an open popup such as a menu, which a click elsewhere closes. */
  function isUnfolded(element: Element): boolean {
    const fold = element.closest('details[open]');
    for (let node: Element | null = element; fold && node !== fold; node = node?.parentElement ?? null)
      if (node && ['absolute', 'fixed'].includes(styleOf(node).position)) return true;
    return false;
  }

  /** Whether an element is on a floating page that can be moved away. */
  function floats(element: Element): boolean {
    return element.closest('.dock:not(.docked)') !== null;
  }

  /** The element that covers one of the points, or `null`. */
  function over(element: Element): Element | null {
    for (const { x, y } of pointsOf(element)) {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      if (hit && (element.contains(hit) || label?.contains(element) || isUnfolded(hit) || floats(hit))) continue;
      return hit ?? document.documentElement;
    }
    return null;
  }

  function wrongWith(element: Element, clips: readonly Clip[]): Pick<Fault, 'kind' | 'how'> | null {
    const box = element.getBoundingClientRect();
    const cutting = clips.find((clip) => beyond(box, insideOf(clip.element), clip.cuts));
    const out = beyond(box, win);
    if (out && (!cutting || beyond(insideOf(cutting.element), win)))
      return { kind: 'outside', how: `${round(out)} px outside the window` };
    if (cutting) {
      const by = beyond(box, insideOf(cutting.element), cutting.cuts);
      return { kind: 'cut', how: `${round(by)} px cut off by ${nameOf(cutting.element)}` };
    }
    const above = over(element);
    return above && { kind: 'covered', how: `under ${nameOf(above)}` };
  }

  function look(element: Element): void {
    const clips = clipsOf(element);
    let wrong: Pick<Fault, 'kind' | 'how'> | null = null;
    for (const to of TRIES) {
      bring(element, clips, to);
      const now = wrongWith(element, clips);
      wrong = to === null ? now : now && wrong;
      if (!wrong) break;
    }
    if (wrong) report(wrong.kind, element, wrong.how);
    for (const clip of clips) {
      const { scrollTop, scrollLeft } = clip.element;
      const slipped = (scrollTop > 0 && !clip.scrolls.y) || (scrollLeft > 0 && !clip.scrolls.x);
      if (slipped) report('scrolls', clip.element, `scrolled by ${round(scrollLeft)}, ${round(scrollTop)} px`);
    }
    words(element);
  }

  /** Whether a cut text ends with an ellipsis and is long enough to be recognized. */
  function isShortened(element: Element): boolean {
    const shortens = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || Number(webkitLineClamp) > 0;
    const by = [element, element.parentElement].find((one) => one && shortens(styleOf(one)));
    return by ? by.clientWidth >= parseFloat(styleOf(by).fontSize) * 2 : false;
  }

  /** Reports text that is outside its control, or that an element clips without an ellipsis. */
  function words(element: Element): void {
    if (element.matches('select, input, textarea')) return;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isSeen(parent) || isForReaders(parent) || isShortened(parent))
        continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const holders = clipsOf(parent).filter((clip) => element.contains(clip.element));
      const own = parent === element ? [] : holders.map((clip) => insideOf(clip.element));
      const out = Math.max(0, ...[element.getBoundingClientRect(), ...own].map((holder) => beyond(box, holder)));
      if (out > 2)
        report('words', element, `${round(out)} px of “${node.textContent.trim().slice(0, 30)}” cut or outside`);
    }
  }

  if (page.scrollHeight > innerHeight)
    report('scrolls', page, `${page.scrollHeight - innerHeight} px taller than the window`);
  if (page.scrollWidth > innerWidth)
    report('scrolls', page, `${page.scrollWidth - innerWidth} px wider than the window`);
  const still = [page, document.body, ...document.querySelectorAll('#app, main')];
  for (const element of still)
    if (element.scrollTop > 0 && !['auto', 'scroll'].includes(styleOf(element).overflowY))
      report('scrolls', element, `scrolled by ${round(element.scrollTop)} px`);

  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isSeen);
  const last = dialogs.at(-1);
  const scope = last && !last.matches('.dock') ? last : document.body;
  for (const dialog of dialogs) {
    const out = beyond(dialog.getBoundingClientRect(), win);
    if (out) report('outside', dialog, `${round(out)} px outside the window`);
  }
  const controls = [...scope.querySelectorAll(CONTROLS)].filter(isSeen).map(shownBy);
  for (const control of new Set(controls)) if (control) look(control);
  for (const [scroller, { left, top }] of moved) scroller.scrollTo({ left, top, behavior: 'instant' });
  return [...faults.values()];
}
