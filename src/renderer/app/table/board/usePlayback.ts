import { watch } from 'vue';
import type { Playback } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useMatch } from '../../../stores/match';
import { useOpponents } from '../../../stores/opponents';
import { useReplay } from '../../../stores/replay';

/** Speed factors: for events that concern no person at the screen, and for all events in fast-forward. */
const IN_PASSING = 2;
const FAST = 2.5;
/** Speed factors by how long a player has waited (milliseconds at normal speed), the longest wait first. */
const IMPATIENCE = [
  { after: 9500, factor: 5 },
  { after: 7500, factor: 2.5 },
  { after: 5000, factor: 1.5 },
] as const;

/**
 * Computer moves are shown at normal speed if they concern a person at the screen, otherwise faster. After a long wait
 * everything is faster, so that players rarely wait longer than 12 seconds.
 */
export function usePlayback(shown: { readonly ui: AnyGameUi; readonly view: unknown }) {
  const match = useMatch();
  const opponents = useOpponents();
  const replay = useReplay();
  let since = performance.now();
  watch([() => match.table?.acting, () => match.autoplay], () => (since = performance.now()));

  return (event: { readonly type: string }): Playback => {
    const { ui, view } = shown;
    const waited = match.people.length > 0 ? (performance.now() - since) * replay.pace : 0;
    const urgency = IMPATIENCE.find(({ after }) => waited > after)?.factor ?? 1;
    const speed = Math.max(opponents.fast ? FAST : 1, urgency);
    const seats = match.people.length > 0 ? match.people : [null];
    if (seats.some((seat) => ui.pacing?.concerns(event, seat, view) ?? true)) return { speed };
    const concurrentPieces = ui.pacing?.pieces(event);
    return { speed: speed * IN_PASSING, ...(concurrentPieces && { concurrentPieces }) };
  };
}
