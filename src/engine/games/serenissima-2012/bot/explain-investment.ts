import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { BASILICA_INCOME } from '../data/components';
import { galleyAt } from '../../serenissima/galleys';
import type { Serenissima2012Move } from '../moves';
import { fleetSize } from '../queries';
import type { State } from '../state';
import { rivalNear, stormChance } from './facts';
import { scoringsLeft } from './worth';

const reason = (key: string, params: Reason['params'] = {}): Reason => ({ key, params });

/** The reason for an investment: its most important purchase. */
export function investmentFacts(state: State, seat: Seat, moves: readonly Serenissima2012Move[]): Reason | null {
  const basilica = moves.find((move) => move.type === 'buildBasilica');
  const galleys = moves.filter((move) => move.type === 'buyGalley');
  if (basilica)
    return reason('invest.basilica', { port: basilica.port, income: BASILICA_INCOME, count: scoringsLeft(state) });
  if (galleys.length > 0)
    return reason('invest.galley', { port: galleys[0].port, fleet: fleetSize(state, seat) + galleys.length });
  const fort = moves.find((move) => move.type === 'buildFort');
  if (fort) {
    const rival = rivalNear(state, seat, fort.port);
    return rival
      ? reason('invest.fortAgainst', { port: fort.port, power: rival.owner, crew: rival.sailors })
      : reason('invest.fort', { port: fort.port });
  }
  return guarded(state, seat, moves) ?? manned(state, moves);
}

/** The reason for new sailors in garrisons: the port that they protect most. */
function guarded(state: State, seat: Seat, moves: readonly Serenissima2012Move[]): Reason | undefined {
  const more = state.ports.map(() => 0);
  for (const move of moves) if (move.type === 'recruit' && 'port' in move.to) more[move.to.port] += move.count;
  let best: { saved: number; found: Reason } | undefined;
  more.forEach((count, port) => {
    const rival = count > 0 ? rivalNear(state, seat, port) : undefined;
    if (!rival) return;
    const garrison = state.ports[port].garrison + count;
    const before = stormChance(state, rival, port, garrison - count);
    const after = stormChance(state, rival, port, garrison);
    if (before - after <= (best?.saved ?? 0)) return;
    const found = reason('invest.guard', { port, power: rival.owner, crew: rival.sailors, garrison, before, after });
    best = { saved: before - after, found };
  });
  return best?.found;
}

/**
 * The reason for new sailors aboard: the galley that gets most of them. Sailors for a port that no rival can reach have
 * no reason.
 */
function manned(state: State, moves: readonly Serenissima2012Move[]): Reason | null {
  const more = state.galleys.map(() => 0);
  let recruits = false;
  for (const move of moves) {
    if (move.type !== 'recruit') continue;
    recruits = true;
    if ('galley' in move.to && state.galleys[move.to.galley]) more[move.to.galley] += move.count;
  }
  if (!recruits) return reason('invest.none');
  const most = Math.max(0, ...more);
  const galley = more.indexOf(most);
  return most > 0 ? reason('invest.crew', { galley, sailors: galleyAt(state, galley).sailors + most }) : null;
}
