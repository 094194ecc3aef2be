import type { Showing } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useMatch } from '../../../stores/match';
import { useOpponents } from '../../../stores/opponents';

/** Speed factor for events that concern no person at the screen, and for all events in fast-forward. */
const IN_PASSING = 2;
const FAST = 2.5;

/** Computer moves are shown at normal speed if they concern a person at the screen, otherwise faster. */
export function useShowing(shown: { readonly ui: AnyGameUi; readonly view: unknown }) {
  const match = useMatch();
  const opponents = useOpponents();

  return (event: { readonly type: string }): Showing => {
    const { ui, view } = shown;
    const speed = opponents.fast ? FAST : 1;
    const seats = match.people.length > 0 ? match.people : [null];
    if (seats.some((seat) => ui.pacing?.concerns(event, seat, view) ?? true)) return { speed };
    const beside = ui.pacing?.pieces(event);
    return { speed: speed * IN_PASSING, ...(beside && { beside }) };
  };
}
