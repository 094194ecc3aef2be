import { watch } from 'vue';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';
import { useSettings } from '../../../stores/settings';

/** When the curtain opens, replays the events since the player's last decision if the setting is `recap`. */
export function useRecap() {
  const match = useMatch();
  const replay = useReplay();
  const settings = useSettings();
  watch(
    () => match.curtainRaisedFor,
    (seat) => {
      match.curtainRaisedFor = null;
      if (seat === null || settings.settings.handOver !== 'recap' || settings.pace === 0) return;
      const from = match.lastDecisionOf(seat);
      if (from > 0 && (match.table?.ply ?? 0) - from > 1) void replay.recap(from);
    },
  );
}
