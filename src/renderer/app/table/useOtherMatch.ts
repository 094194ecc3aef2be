import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { useMatch } from '../../stores/match';
import { useReplay } from '../../stores/replay';
import type { Opened } from '../../../ipc/contract';

/** Ways from this match to another one: the same people again, or a branch from a moment of the past. */
export function useOtherMatch(arrived: () => void) {
  const app = useApp();
  const match = useMatch();
  const replay = useReplay();

  async function change(opened: Opened) {
    replay.leave();
    arrived();
    app.opened = opened;
    await match.open(opened);
  }

  const again = () =>
    app.attempt(async () => {
      const now = match.table;
      if (!now) return;
      const { game, title, seats, options } = now;
      const people = seats.map((seat) => ({ ...seat }));
      await change(await ask('matches.create', { game, title, seats: people, options: { ...options } }));
    });

  const branch = (ply: number, title: string) =>
    app.attempt(async () => {
      if (match.table) await change(await ask('matches.branch', { match: match.table.match, ply, title }));
    });

  return { again, branch };
}
