import type { ScoreSheet, Seat, SeatScore, Tie } from '../core/game';

/** One thing that decides between those with equal points, as a rulebook names it. */
export interface TieBreaker {
  readonly key: string;
  readonly label: string;
  /** A seat's figure; `null`: it has none, and stands behind all who have. */
  readonly of: (seat: Seat) => number | null;
  /** The smallest figure wins, not the largest. */
  readonly least?: true;
}

/**
 * A score sheet; of the `final` one the winners by most points, then by each tie-breaker in turn, with what was compared for it. Who is
 * still level shares the win.
 */
export function sheetOf(scores: readonly SeatScore[], tieBreakers: readonly TieBreaker[], final: boolean): ScoreSheet {
  if (!final) return { scores, winners: [], ties: [] };
  const most = Math.max(...scores.map(({ total }) => total));
  let winners = scores.flatMap(({ seat, total }) => (total === most ? [seat] : []));
  const ties: Tie[] = [];
  for (const { key, label, of, least } of tieBreakers) {
    if (winners.length === 1) break;
    const figures = winners.map((seat) => ({ seat, figure: of(seat) }));
    const worth = ({ figure }: (typeof figures)[number]) => (figure === null ? -Infinity : least ? -figure : figure);
    const best = Math.max(...figures.map(worth));
    winners = figures.flatMap((one) => (worth(one) === best ? [one.seat] : []));
    ties.push({ key, label, figures });
  }
  return { scores, winners, ties };
}
