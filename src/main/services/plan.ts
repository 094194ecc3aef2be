import type { Forecast, Move, Seat } from '../../engine/core/game';
import { jsonClone } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import { playPlanned, trialOf } from '../../engine/core/plan';
import { sameMove } from '../../engine/core/same-move';
import type { Handlers } from '../../ipc/contract';
import type { PlanEnd } from '../../ipc/refusals';
import type { PlannedStep } from '../../ipc/table';
import { showTable } from './answers';
import type { OpenMatch } from './open-match';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { refusalOf } from './refusals';
import { checkDeciding, mayActFor } from './seating';

/** Tries moves on a copy of the match. Changes nothing and writes nothing. */
export function planHandlers(matches: OpenMatches): Handlers<'matches.plan'> {
  return {
    'matches.plan': ({ match: id, seat, moves, ply }) =>
      withMatch(matches, id, async (open) => {
        checkDeciding(open, seat, ply);
        const planned: OpenMatch = { ...open, match: trialOf(open.match) };
        const figures = figuresOf(planned, seat);
        const steps: PlannedStep[] = [];
        let stop: PlanEnd | null = null;
        for (const move of moves) {
          const tried = tryMove(planned, seat, move);
          if ('why' in tried) {
            stop = tried;
            break;
          }
          steps.push(tried);
        }
        const table = await showTable(matches, planned);
        // If several players share the screen, the table may offer another seat's choices.
        const own = table.acting === seat ? table : { ...table, acting: null, choices: [] };
        const { game, position } = planned.match;
        return { steps, figures, stop, table: own, threats: jsonClone(game.threats?.(position) ?? null) };
      }),
  };
}

/** Plays a move on the copy, or returns why it can't be played. */
function tryMove(planned: OpenMatch, seat: Seat, move: Move): PlannedStep | PlanEnd {
  const { match, viewer } = planned;
  const { game } = match;
  if (!mayActFor(planned, seat)) return { why: 'decision', refusal: null };
  const choice = { move, forecast: forecastOf(match, seat, move) };
  const view = jsonClone(game.view(match.position, viewer));
  const stop = playPlanned(match, seat, move);
  if (!stop) return { choice, view, figures: figuresOf(planned, seat) };
  return { why: stop.why, refusal: stop.why === 'refused' ? (refusalOf(stop.refusal) ?? null) : null };
}

/** An illegal move has no forecast. */
function forecastOf({ game, position }: Match, seat: Seat, move: Move): Forecast {
  const legal = game.moves(position, seat).find((listed) => sameMove(listed, move));
  return (legal && game.forecast?.(position, seat, legal)) ?? {};
}

/** The seat's figures, such as points and money; none while other players may be looking at the screen. */
function figuresOf({ match: { game, position }, viewer }: OpenMatch, seat: Seat): Record<string, number> {
  if (viewer !== seat) return {};
  const measures = Object.entries(game.statistics?.measures(position) ?? {});
  return Object.fromEntries(measures.map(([name, values]) => [name, values[seat]]));
}
