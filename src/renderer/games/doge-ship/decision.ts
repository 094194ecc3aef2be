import { DRAW, FINAL_INSPECTION } from '../../../engine/games/doge-ship/data/board';
import type { TileId } from '../../../engine/games/doge-ship/data/components';
import type { PartWorth } from '../../../engine/games/doge-ship/events';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { andList, list, sentenceOf } from '../kit/sentences';
import { onlyDraw } from './only-pile';
import { shownSeat } from './targets';
import { builder, BUILDERS, knownApprovals } from './words';
import type { View } from './words';

/** The current decision as a heading. It does not ask to choose a drawn tile if none is affordable. */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame, phase } = view;
  if ((frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus)
    return sentenceOf(frame.kind === 'buy' ? 'decision.bonusBuy' : 'decision.bonusConstruct');
  const tiles = onlyDraw(rows, view);
  if (tiles) return sentenceOf('decision.buyOnly', { tiles });
  const dear =
    frame?.kind === 'drawn' &&
    rows.length > 0 &&
    rows.every(({ options }) => options[0].choice.move.type === 'decline');
  if (dear) return sentenceOf('decision.drawnDear');
  if (frame?.kind === 'drawn' && frame.bonus) return sentenceOf('decision.bonusDrawn');
  return sentenceOf(`decision.${phase}`, { n: DRAW });
}

/** The rivals that could finish the ship before the viewer's next turn. */
const finishersBefore = ({ seat, ship }: View): number[] =>
  seat === null ? [] : ship.finishers.filter(({ before }) => before.includes(seat)).map((ending) => ending.seat);

/** The warning that rivals could finish the ship before the viewer's next turn; `null` if none can. */
export function finishWarning(view: View): Sentence | null {
  const rivals = finishersBefore(view);
  if (rivals.length === 0) return null;
  return sentenceOf('details.ending', { players: andList(rivals.map(builder), 'nobody'), count: rivals.length });
}

/** Whether the player who decides could finish the ship with the action under way, or with the one to choose now. */
const canFinishNow = (view: View): boolean =>
  view.active === shownSeat(view) && view.ship.finishers.some(({ seat }) => seat === view.active);

/**
 * Below the warning: the scores if the ship were complete. Also shown if the player who decides could complete it now. `null`
 * otherwise, or if Approvals are unknown.
 */
export function details(view: View): Sentence | null {
  if (finishersBefore(view).length === 0 && !canFinishNow(view)) return null;
  const all = finalScores(view);
  return all && sentenceOf('details.scores', { all });
}

/** What a part that finishes the ship brings about: the end of the game, and its scores if Approvals are known. */
export function endedBy(tile: TileId, view: View): Sentence | null {
  const seat = view.players.findIndex(({ yard }) => yard.some((entry) => entry.tile === tile));
  const entry = view.players.at(seat)?.yard.find((other) => other.tile === tile);
  if (seat < 0 || view.ship.left !== 1 || !entry?.worth || !entry.fits) return null;
  const all = finalScores(view, seat, entry.worth);
  return all ? sentenceOf('details.endsWith', { all }) : sentenceOf('details.ends');
}

/** The scores with a final inspection, highest first. A builder may first gain a part's yield. */
function finalScores(view: View, builder = -1, worth?: PartWorth): Sentence | null {
  const known = view.players.map((_, seat) => knownApprovals(view, seat));
  if (known.includes(null)) return null;
  const gain = (seat: number, n = 0) => (seat === builder ? n : 0);
  const approvals = known.map((n, seat) => (n ?? 0) + gain(seat, worth?.approvals));
  const prizeOf = (n: number) => (n === 0 ? 0 : FINAL_INSPECTION[approvals.filter((other) => other > n).length]);
  const totals = view.players
    .map(({ points }, seat) => ({ seat, total: points + gain(seat, worth?.points) + prizeOf(approvals[seat]) }))
    .sort((a, b) => b.total - a.total);
  const all = totals.map(({ seat, total }) =>
    sentenceOf('details.score', {
      player: sentenceOf(seat === view.seat ? 'details.you' : `powers.${BUILDERS[seat]}`),
      total,
    }),
  );
  return list(all, 'nothing');
}
