import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import type { GameInfo } from '../../../ipc/game-info';
import { useGameUis } from '../../game-ui/game-uis';
import { useWords } from '../../game-ui/translate';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { useSettings } from '../../stores/settings';
import { rematchTitle, titlesOf } from './default-title';
import { useShownTitle } from '../saves/shown-title';
import { tableSetupFrom } from './new-table';

/**
 * A first game: the game's ready-made setup for beginners, with a Doge's comments for the person. `possible` is false
 * if the game has no such setup or no computer players.
 */
export function useFirstGame(game: () => GameInfo | undefined) {
  const { t } = useI18n();
  const { gameUi } = useGameUis();
  const app = useApp();
  const settings = useSettings();
  const titleOf = useShownTitle();
  const words = useWords(() => game()?.id ?? '');
  const ready = computed(() => (game()?.computers ? game()?.tables.find(({ key }) => key === 'first') : undefined));

  /** Creates the match and goes to its table. */
  const start = () =>
    app.enter(async () => {
      const chosen = game();
      if (!chosen || !ready.value) throw new Error('This game has no setup for a first game.');
      const [profile] = settings.settings.profiles;
      const before = { seats: [{ ...profile, kind: 'human' as const }], options: {} };
      const { seats, options } = tableSetupFrom(chosen, ready.value, before);
      const powers = gameUi(chosen.id).powersFor(seats.length, options);
      await app.refresh();
      return ask('matches.create', {
        game: chosen.id,
        title: rematchTitle(t('setup.tables.first'), titlesOf(app.saves, chosen.id, titleOf)),
        seats: seats.map((seat, i) => ({
          ...seat,
          name: seat.name ?? words(powers[i].key),
          ...(seat.kind === 'human' && { comments: true }),
        })),
        options,
      });
    });

  return { possible: computed(() => ready.value !== undefined), start };
}
