import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import type { SaveInfo } from '../../../ipc/shelf';
import { useGameUis } from '../../game-ui/game-uis';
import { seatName } from '../../game-ui/player-name';
import { useApp } from '../../stores/app';
import { useSettings } from '../../stores/settings';
import { useShelfView } from '../../stores/shelf-view';
import { useShownTitle } from './shown-title';
import { isNoSave, needsControls, savesByTab, sorted } from './shelf-list';

/** The saves listed on the shelf: those that match tab, search and filter, or all saves if there are only a few. */
export function useShownSaves() {
  const { gameUi, knowsGame } = useGameUis();
  const app = useApp();
  const settings = useSettings();
  const view = useShelfView();
  const { t, locale } = useI18n();
  const titleOf = useShownTitle();

  /**
   * A save's title as shown and as stored, its players and its game. Computed on first search, because translating the
   * names takes time.
   */
  const texts = computed(() => new Map(app.saves.map((save) => [save, textOf(save)])));

  function textOf(save: SaveInfo): string {
    const { title, game, seats, glimpse, damage } = save;
    if (damage || !knowsGame(game)) return title;
    const players = seats.map(({ name }, seat) => seatName(game, gameUi(game).power(seat, glimpse).key, name));
    return [titleOf(save), title, t(`games.${game}.title`), ...players].join('\n');
  }

  const controls = computed(() => needsControls(app.saves));
  const tabs = computed(() => savesByTab(app.saves, view, (save) => texts.value.get(save) ?? ''));
  const shown = computed(() =>
    controls.value
      ? sorted(tabs.value[view.finished ? 'finished' : 'ongoing'], settings.settings.shelfSort, locale.value, titleOf)
      : app.saves,
  );
  const counts = computed(() => ({
    ongoing: tabs.value.ongoing.filter((save) => !isNoSave(save)).length,
    finished: tabs.value.finished.length,
  }));
  const rows = computed(() => controls.value && settings.settings.shelfLayout === 'rows');
  return { controls, counts, shown, rows };
}
