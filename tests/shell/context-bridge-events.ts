import type { Message, Reply, Side, World, createSide } from './context-bridge';

/**
 * Connects a page's two worlds, which share only their DOM, by synchronous events. An event's data arrives in the other
 * world as a structured clone. Single primitives (such as a symbol) and an element as `relatedTarget` arrive unchanged,
 * so these are sent first, one by one. This module imports only types, because its text is evaluated in both worlds.
 *
 * Both worlds share `name`, which the page must not know. `here` is the world in which this code runs.
 */
export function joinByEvents(create: typeof createSide, world: World, name: string, here: 'main' | 'preload'): Side {
  const there = here === 'main' ? 'preload' : 'main';
  let symbols: symbol[] = [];
  let elements: object[] = [];
  let answer: Reply | undefined;

  const attached = (letter: Message | Reply) => {
    if ('parcel' in letter) return letter.parcel;
    return 'outcome' in letter && 'parcel' in letter.outcome ? letter.outcome.parcel : null;
  };
  const post = (kind: 'message' | 'reply', letter: Message | Reply) => {
    const { symbols: first = [], elements: then = [] } = attached(letter) ?? {};
    for (const detail of first) dispatchEvent(new CustomEvent(`${name}:${there}:symbol`, { detail }));
    for (const relatedTarget of then as Element[])
      dispatchEvent(new MouseEvent(`${name}:${there}:element`, { relatedTarget }));
    const detail = { ...letter };
    const parcel = attached(letter);
    const bare = parcel && { nodes: parcel.nodes, roots: parcel.roots };
    if ('parcel' in letter) Object.assign(detail, { parcel: bare });
    else if (parcel) Object.assign(detail, { outcome: { parcel: bare } });
    dispatchEvent(new CustomEvent(`${name}:${there}:${kind}`, { detail }));
  };
  const open = <T extends Message | Reply>(event: Event): T => {
    const letter = (event as CustomEvent<T>).detail;
    Object.assign(attached(letter) ?? {}, { symbols, elements });
    [symbols, elements] = [[], []];
    return letter;
  };
  const hear = (kind: string, listener: (event: Event) => void) =>
    addEventListener(`${name}:${here}:${kind}`, listener);

  const side = create(world, (message) => {
    answer = undefined;
    post('message', message);
    if (!answer) throw new Error('The page’s other world did not answer.');
    return answer;
  });
  hear('symbol', (event) => symbols.push((event as CustomEvent<symbol>).detail));
  hear('element', (event) => elements.push((event as MouseEvent).relatedTarget as Element));
  hear('message', (event) => post('reply', side.hear(open<Message>(event))));
  hear('reply', (event) => (answer = open<Reply>(event)));
  return side;
}
