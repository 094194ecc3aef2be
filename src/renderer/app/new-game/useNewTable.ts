import { computed, ref, watch } from 'vue';
import type { GameInfo } from '../../../ipc/game-info';
import type { TableSetup } from '../../../ipc/seats';
import { useGameUis } from '../../game-ui/game-uis';
import { useSettings } from '../../stores/settings';
import { optionsFor, seatCount, adaptPlayer, withPlayers } from './new-table';
import { useSeating } from './useSeating';

/**
 * The players and options being chosen for a game. A newly chosen game begins with those of its last table or, if there
 * is none, with the current ones.
 */
export function useNewTable(game: () => GameInfo | undefined) {
  const { gameUi } = useGameUis();
  const settings = useSettings();
  const count = ref<number>();
  const options = ref<TableSetup['options']>({});

  const powers = computed(() => {
    const chosen = game();
    return chosen ? gameUi(chosen.id).powersFor(count.value ?? seatCount(chosen), options.value) : [];
  });

  const seating = useSeating(game, () => powers.value.length);
  const { names, sitters, portraits, sitter, portrait } = seating;

  const table = computed((): TableSetup => ({
    seats: powers.value.map((_, seat) => {
      const name = seating.nameAt(seat);
      return { ...(name && { name }), ...sitter(seat), portrait: portrait(seat) };
    }),
    options: { ...options.value },
  }));

  /** Applies a stored table. If there is none, keeps the current settings that the game supports. */
  function lay(kept: TableSetup | undefined) {
    const chosen = game();
    if (!chosen) return;
    if (kept) {
      names.value = kept.seats.map(({ name }) => name ?? '');
      sitters.value = kept.seats.map((seat) => adaptPlayer(chosen, seat));
      portraits.value = kept.seats.map((seat) => seat.portrait);
    } else if (names.value.length === 0) names.value = settings.settings.profiles.slice(0, 1).map(({ name }) => name);
    count.value = seatCount(chosen, kept?.seats.length ?? count.value);
    options.value = optionsFor(chosen, kept?.options);
  }
  watch(game, (chosen) => chosen && lay(settings.settings.tables[chosen.id] as TableSetup | undefined), {
    immediate: true,
  });

  /** Stores the table as the game's last one, and its people as profiles. If saving fails, the game starts anyway. */
  function remember() {
    const chosen = game();
    if (!chosen) return;
    const tables = { ...settings.settings.tables, [chosen.id]: table.value };
    const people = table.value.seats.flatMap(({ kind, name, portrait: picture = 0 }) =>
      kind === 'human' && name ? [{ name, portrait: picture }] : [],
    );
    const profiles = withPlayers(settings.settings.profiles, people);
    settings.change({ tables, profiles }).catch(() => undefined);
  }

  return { ...seating, count, options, powers, table, lay, remember };
}
