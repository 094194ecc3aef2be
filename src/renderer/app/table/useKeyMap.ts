import type { AnyGameUi } from '../../game-ui/game-ui';
import { useAdvice } from '../../stores/advice';
import { useMatch } from '../../stores/match';
import { usePeek } from '../../stores/peek';
import { useReplay } from '../../stores/replay';
import { useMoments } from './useMoments';
import { useTableKeys } from './useTableKeys';

/** What keys do at the table that the stores cannot do by themselves. */
interface TableKeys {
  lookBack(): void;
  /** Ends the phase or turn. */
  end(): void;
  /** Cuts short what is performed, and lets go of what is chosen. */
  clear(): void;
  open(dialog: 'keys' | 'markets'): void;
  /** Computers' turns are shown quickly as long as the key is down, or from now on. */
  fast(): void;
  /** Ends at once what a computer thinks, and what is shown. */
  skip(): void;
  /** Opens the whole log, or closes it. */
  log(): void;
  fit(): void;
  zoom(factor: number): void;
  /** Whether the game has a page to look things up in. */
  reference(): boolean;
  /** Whether the game has secrets to look at. */
  secret(): boolean;
}

const ZOOM = 1.35;

/** The table's keys, while it is `active`: those of the game, and those of the replay. */
export function useKeyMap(ui: () => AnyGameUi, active: () => boolean, table: TableKeys): void {
  const match = useMatch();
  const advice = useAdvice();
  const peek = usePeek();
  const replay = useReplay();
  const moments = useMoments(ui);

  const playing = {
    u: () => void (match.table?.undo.possible && match.undo()),
    y: () => void (match.table?.redo.possible && match.redo()),
    e: table.end,
    h: () => void advice.ask(),
    k: () => void (table.secret() && peek.look()),
    l: table.log,
    m: () => table.reference() && table.open('markets'),
    f: table.fast,
    s: table.skip,
    Escape: table.clear,
  };
  const lookingBack = {
    ArrowLeft: () => void replay.back(),
    ArrowRight: () => void replay.forward(),
    Home: () => void replay.jump(0),
    End: () => void replay.jump(replay.length),
    PageUp: () => void moments.previousTurn(),
    PageDown: () => void moments.nextTurn(),
    n: moments.toNextHighlight,
    p: moments.toPreviousHighlight,
    ArrowUp: () => replay.faster(1),
    ArrowDown: () => replay.faster(-1),
    ' ': () => void replay.toggle(),
    Escape: () => replay.leave(),
  };
  const always = {
    r: table.lookBack,
    '0': table.fit,
    '+': () => table.zoom(ZOOM),
    '-': () => table.zoom(1 / ZOOM),
    '?': () => table.open('keys'),
  };
  useTableKeys(active, () => ({ ...always, ...(replay.kind ? lookingBack : playing) }));
}
