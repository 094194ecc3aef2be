import type { Showing } from '../../board/board-types';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { useMatch } from '../../stores/match';
import { useOpponents } from '../../stores/opponents';

/** So many times as quickly is shown what concerns nobody at the screen, and everything in fast-forward. */
const IN_PASSING = 2;
const FAST = 2.5;

/** How the board shows what computers do: at full length what concerns somebody at the screen, the rest in passing. */
export function useShowing(shown: { readonly ui: AnyGameUi; readonly view: unknown }) {
  const match = useMatch();
  const opponents = useOpponents();

  return (event: { readonly type: string }): Showing => {
    const { ui, view } = shown;
    const speed = opponents.fast ? FAST : 1;
    const seats = match.people.length > 0 ? match.people : [null];
    if (seats.some((seat) => ui.concerns(event, seat, view))) return { speed };
    const beside = ui.pieces(event);
    return { speed: speed * IN_PASSING, ...(beside && { beside }) };
  };
}
