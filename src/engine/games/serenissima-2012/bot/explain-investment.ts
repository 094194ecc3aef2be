import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { BASILICA_INCOME } from '../data/components';
import type { Serenissima2012Move } from '../moves';
import { fleetSize } from '../queries';
import type { State } from '../state';
import { rivalNear, stormChance } from './facts';
import { scoringsLeft } from './worth';

const reason = (key: string, params: Reason['params'] = {}): Reason => ({ key, params });

/**
 * The main purpose of an investment: first what earns ducats at each scoring, then galleys, forts, and sailors where
 * they are needed.
 */
export function investmentFacts(state: State, seat: Seat, moves: readonly Serenissima2012Move[]): Reason {
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
  return guarded(state, seat, moves) ?? hired(moves);
}

/** The port whose new sailors do most to keep a rival out. */
function guarded(state: State, seat: Seat, moves: readonly Serenissima2012Move[]): Reason | undefined {
  const more = state.ports.map(() => 0);
  for (const move of moves) if (move.type === 'recruit' && 'port' in move.to) more[move.to.port] += move.count;
  let best: { saved: number; told: Reason } | undefined;
  more.forEach((count, port) => {
    const rival = count > 0 ? rivalNear(state, seat, port) : undefined;
    if (!rival) return;
    const garrison = state.ports[port].garrison + count;
    const before = stormChance(state, rival, port, garrison - count);
    const after = stormChance(state, rival, port, garrison);
    if (before - after <= (best?.saved ?? 0)) return;
    const told = reason('invest.guard', { port, power: rival.owner, crew: rival.sailors, garrison, before, after });
    best = { saved: before - after, told };
  });
  return best?.told;
}

function hired(moves: readonly Serenissima2012Move[]): Reason {
  let sailors = 0;
  for (const move of moves) if (move.type === 'recruit') sailors += move.count;
  return sailors > 0 ? reason('invest.recruit', { sailors }) : reason('invest.none');
}
