import { useI18n } from 'vue-i18n';
import { POWERS } from '../../../../engine/games/serenissima-1996/data/board';
import type { Seat } from '../../../../engine/core/game';
import { useWords } from '../../../game-ui/translate';
import type { View } from '../words';

/** The texts about a power's points if the game ended now. If its money is hidden, they are not known exactly. */
export function usePointTexts() {
  const { t, n } = useI18n();
  const words = useWords(() => 'serenissima-1996');
  const base = 'games.serenissima-1996';
  const total = ({ money, points }: View, seat: Seat) =>
    t(`${base}.status.${money[seat] === null ? 'pointsHidden' : 'points'}`, points[seat]);
  const sources = ({ money, pointLines }: View, seat: Seat) => {
    const lines = pointLines[seat].filter(({ points }) => points !== 0);
    const parts = lines.map(({ key, label, points }) =>
      t(`${base}.status.source`, { label: words(`score.${key}`, label), points: n(points) }),
    );
    return [...parts, ...(money[seat] === null ? [t(`${base}.status.ducatsHidden`)] : [])].join(' · ');
  };
  /** A tooltip's title: the power's name and its figure. */
  const of = ({ powers }: View, seat: Seat, what: string) =>
    t(`${base}.status.whose`, { power: t(`${base}.powers.${POWERS[powers[seat]]}`), what });
  return { total, sources, of };
}
