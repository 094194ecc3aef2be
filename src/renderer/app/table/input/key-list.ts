/** One line of the page of keys: the keys as `KeyboardEvent.key` gives them, and the text that says what they do. */
interface KeyLine {
  readonly keys: readonly string[];
  readonly text: string;
}

interface KeyGroup {
  readonly title: 'choosing' | 'turn' | 'seeing' | 'computers' | 'past';
  readonly lines: readonly KeyLine[];
}

const line = (text: string, ...keys: readonly string[]): KeyLine => ({ text, keys });

/** What the page of keys lists. A test holds that every key of the table is in it. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'choosing',
    lines: [
      line('tab', 'Tab'),
      line('arrows', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'),
      line('enter', 'Enter'),
      line('next', 'n', 'p'),
      line('escape', 'Escape'),
    ],
  },
  {
    title: 'turn',
    lines: [
      line('undo', 'u', 'y'),
      line('end', 'e'),
      line('advice', 'h'),
      line('markets', 'm'),
      line('peek', 'k'),
      line('log', 'l'),
    ],
  },
  {
    title: 'computers',
    lines: [line('fast', 'f'), line('skip', 's')],
  },
  {
    title: 'seeing',
    lines: [
      line('more', 'Shift'),
      line('rulebook', 'F1'),
      line('zoom', '+', '-'),
      line('fit', '0'),
      line('table', 't'),
      line('help', '?'),
    ],
  },
  {
    title: 'past',
    lines: [
      line('replay', 'r'),
      line('replayPlay', ' '),
      line('replayStep', 'ArrowLeft', 'ArrowRight'),
      line('replayTurn', 'PageUp', 'PageDown'),
      line('replayHighlight', 'p', 'n'),
      line('replayEnds', 'Home', 'End'),
      line('replaySpeed', 'ArrowUp', 'ArrowDown'),
      line('replayLeave', 'Escape'),
    ],
  },
];
