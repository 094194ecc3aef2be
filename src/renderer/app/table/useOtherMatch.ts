import type { LevelName } from '../../../engine/bots/levels';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { useMatch } from '../../stores/match';
import { defaultTitle, isDefaultTitle, rematchTitle, titlesOf } from '../new-game/default-title';
import { useSeatsIn, useShownTitle } from '../saves/shown-title';
import { i18n } from '../../ui/i18n';

/** Opens another match: a rematch, a branch, or, if the file was changed, a copy of this match or that file. */
export function useOtherMatch() {
  const app = useApp();
  const match = useMatch();
  const titleOf = useShownTitle();
  const seatsOf = useSeatsIn();

  /** Starts a rematch, with the computers at another level if one is given. A generated title names that level. */
  async function again(level?: LevelName) {
    if (!match.table) return;
    const { game, title, seats, options, view: glimpse } = match.table;
    const before = { game, title, seats, glimpse };
    const players = seats.map((seat) => ({ ...seat, ...(level && seat.kind === 'computer' && { level }) }));
    await app.enter(async () => {
      await app.refresh();
      const taken = titlesOf(app.saves, game, titleOf);
      const again = isDefaultTitle(title, seatsOf(before))
        ? defaultTitle(seatsOf({ ...before, seats: players })(i18n.global.locale.value), taken)
        : rematchTitle(titleOf(before), taken);
      return ask('matches.create', { game, title: again, seats: players, options: { ...options } });
    });
  }

  async function branch(ply: number, title: string, sameLuck: boolean) {
    if (!match.table) return;
    const id = match.table.match;
    await app.enter(() => ask('matches.branch', { match: id, ply, title, sameLuck }));
  }

  async function keep(title: string) {
    if (!match.table) return;
    const id = match.table.match;
    await app.enter(() => ask('matches.keep', { match: id, title }));
  }

  async function takeFile() {
    if (!match.table) return;
    const id = match.table.match;
    await app.enter(() => ask('matches.open', { match: id, reload: true }));
  }

  return { again, branch, keep, takeFile };
}
