import { DRAW } from '../../../engine/games/doge-ship/data/board';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { andList, list, sentenceOf } from '../kit/sentences';
import { builder, BUILDERS, knownApprovals } from './words';
import type { View } from './words';

/** The current decision as a heading. It does not ask to choose a drawn tile if none is affordable. */
export function decision({ frame, phase }: View, rows: readonly Row[] = []): Sentence {
  if ((frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus)
    return sentenceOf(frame.kind === 'buy' ? 'decision.bonusBuy' : 'decision.bonusConstruct');
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

/** Below the warning: the scores if the ship were complete. `null` without a warning, or if Approvals are unknown. */
export function details(view: View): Sentence | null {
  const isUnknown = view.players.some((_, seat) => knownApprovals(view, seat) === null);
  if (finishersBefore(view).length === 0 || isUnknown) return null;
  const totals = view.players
    .map(({ points, prizes }, seat) => ({ seat, total: points + prizes.final }))
    .sort((a, b) => b.total - a.total);
  const all = totals.map(({ seat, total }) =>
    sentenceOf('details.score', {
      player: sentenceOf(seat === view.seat ? 'details.you' : `powers.${BUILDERS[seat]}`),
      total,
    }),
  );
  return sentenceOf('details.scores', { all: list(all, 'nothing') });
}
