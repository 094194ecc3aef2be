import type { ShellTexts } from '../../../locales/en';

/** A line of the shortcut list. `keys` are names of shortcuts, or fixed keys named as in `KeyboardEvent.key`. */
interface KeyLine {
  readonly keys: readonly string[];
  readonly text: keyof ShellTexts['help']['keys'];
}

interface KeyGroup {
  readonly title: 'choosing' | 'turn' | 'seeing' | 'computers' | 'past';
  readonly lines: readonly KeyLine[];
}

const line = (text: KeyLine['text'], ...keys: readonly string[]): KeyLine => ({ text, keys });

/** The contents of the shortcut list. A test checks that it contains every key of the table. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'choosing',
    lines: [
      line('tab', 'Tab'),
      line('arrows', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'),
      line('enter', 'Enter'),
      line('next', 'next', 'previous'),
      line('escape', 'Escape'),
    ],
  },
  {
    title: 'turn',
    lines: [
      line('undo', 'undo', 'redo'),
      line('end', 'end'),
      line('advice', 'advise'),
      line('plan', 'plan'),
      line('notes', 'notes'),
      line('markets', 'markets'),
      line('peek', 'peek'),
      line('log', 'log'),
    ],
  },
  {
    title: 'computers',
    lines: [line('fast', 'fast'), line('skip', 'skip')],
  },
  {
    title: 'seeing',
    lines: [
      line('more', 'Shift'),
      line('rulebook', 'F1'),
      line('zoom', 'zoomIn', 'zoomOut'),
      line('fit', 'fit'),
      line('threats', 'threats'),
      line('table', 'table'),
      line('help', 'keys'),
    ],
  },
  {
    title: 'past',
    lines: [
      line('replay', 'lookBack'),
      line('replayPlay', ' '),
      line('replayStep', 'ArrowLeft', 'ArrowRight'),
      line('replayTurn', 'PageUp', 'PageDown'),
      line('replayHighlight', 'previous', 'next'),
      line('replayEnds', 'Home', 'End'),
      line('replaySpeed', 'ArrowUp', 'ArrowDown'),
      line('replayLeave', 'Escape'),
    ],
  },
];
