import { computed, ref, watch } from 'vue';
import type { ReadyTable } from '../../../engine/core/game';
import type { GameInfo } from '../../../ipc/game-info';
import { useWords } from '../../game-ui/translate';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { defaultTitle, describePlayers, titlesOf } from './default-title';
import { useShownTitle } from '../saves/shown-title';
import { isReadyTable, tableSetupFrom } from './new-table';
import { useNewTable } from './useNewTable';

/** A new match of a game: its table (see `useNewTable`), its title, and how to start it. */
export function useNewMatch(game: () => GameInfo | undefined) {
  const app = useApp();
  const newTable = useNewTable(game);
  const { table, powers, options, remember } = newTable;
  const words = useWords(() => game()?.id ?? '');
  const seats = computed(() => table.value.seats.map((seat, at) => ({ ...seat, power: words(powers.value[at].key) })));
  /** The players in words. */
  const players = computed(() => describePlayers(seats.value));

  const titleOf = useShownTitle();
  const suggested = computed(() => defaultTitle(seats.value, titlesOf(app.saves, game()?.id, titleOf)));
  const title = ref(suggested.value);
  // The suggested title depends on the game, the players and the language. It does not replace a title that the player
  // has entered.
  watch(suggested, (next, before) => {
    if (title.value === before) title.value = next;
  });

  /** The seed for the match's random numbers. If empty, main chooses one. */
  const seed = ref('');

  function layReady(ready: ReadyTable) {
    const chosen = game();
    if (chosen) newTable.lay(tableSetupFrom(chosen, ready, table.value));
  }

  function isLaid(ready: ReadyTable): boolean {
    const chosen = game();
    return chosen !== undefined && isReadyTable(chosen, ready, table.value);
  }

  /** Creates the match and goes to its table. */
  const start = () =>
    app.enter(async () => {
      const begun = await ask('matches.create', {
        game: game()?.id ?? '',
        title: title.value,
        seats: seats.value.map(({ power, name = power, ...player }) => ({ name, ...player })),
        options: options.value,
        ...(seed.value.trim() && { seed: seed.value.trim() }),
      });
      remember();
      return begun;
    });

  return { ...newTable, players, title, seed, layReady, isLaid, start };
}
