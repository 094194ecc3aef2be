import type { ScoreSheet, Seat, SeatScore, Tie } from '../core/game';

export interface TieBreaker {
  readonly key: string;
  readonly label: string;
  /** A seat's figure; `null` ranks last. */
  readonly of: (seat: Seat) => number | null;
  /** Whether the smallest figure wins instead of the largest. */
  readonly least?: true;
}

/**
 * Makes a score sheet. With `final`, it includes the winners by points and tie-breakers. Seats that are still tied
 * share the win.
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
