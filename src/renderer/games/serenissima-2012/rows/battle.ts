import type { GalleyId } from '../../../../engine/games/serenissima/board';
import type { Choice } from '../../../../ipc/table';
import type { Sentence } from '../../../game-ui/sentence';
import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { oddsOf } from '../../serenissima/odds';
import { target } from '../../serenissima/targets';
import { figure, galleyName, sailorsOf, sentenceOf } from '../../serenissima/words';
import { berthName, goodName, portName, powerOf } from '../words';
import type { View } from '../words';
import { aboard, notes, risk, sinking } from './placing';
import type { Move, Places } from './placing';

const ENDS_TURN = sentenceOf('rows.endsTurn');

/** The rows for attacks, claims and the decisions after a fight. */
export const BATTLE_PLACES: Places<'attack' | 'claim' | 'fight' | 'stop' | 'take' | 'finishLoot' | 'land'> = {
  attack: (move, { mine, forecast, view }) => ({
    ...attack(move, forecast, view),
    ...mine,
    target: target.berth(move.target),
  }),
  claim: (move, { here, mine, blockaders, forecast }) => {
    const params = { count: move.sailors, port: portName(here) };
    const placed = line('claim', 'claim', 'claim', figure(move.sailors), params);
    return {
      ...placed,
      ...(forecast.sinks && sinking(placed)),
      ...mine,
      open: sentenceOf('rows.claimOpen', params),
      target: target.port(here),
      note: notes(ENDS_TURN, risk(blockaders)),
    };
  },
  fight: (_move, { mine, forecast }) => ({ ...whole('battle', 'fight', 'fight'), ...mine, note: oddsNote(forecast) }),
  stop: (_move, { mine }) => ({ ...whole('battle', 'stop', 'stop'), ...mine }),
  take: (move, { view }) => {
    const frame = view.frame?.kind === 'loot' ? view.frame : null;
    const params = {
      good: goodName(move.good),
      from: galleyName(frame?.prize ?? 0),
      to: galleyName(frame?.victor ?? 0),
    };
    return {
      ...line('loot', 'take', 'take', goodName(move.good), params),
      ...(frame && { actor: target.galley(frame.victor), target: target.galley(frame.prize) }),
    };
  },
  finishLoot: () => whole('end', 'finishLoot', 'finishLoot'),
  land: (move, { here, mine, forecast }) => {
    const params = { count: move.sailors, port: portName(here) };
    const placed = line('land', 'land', 'land', figure(move.sailors), params);
    if (move.sailors === 0) {
      const short = sentenceOf('rows.landNobodyShort', { what: placed.short });
      return { ...placed, ...mine, short, full: sentenceOf('rows.landNobody', params), note: ENDS_TURN };
    }
    return { ...placed, ...(forecast.sinks && sinking(placed)), ...mine, target: target.port(here), note: ENDS_TURN };
  },
};

function attack({ target: foe }: Move<'attack'>, forecast: Choice['forecast'], view: View): Placed {
  const owner = 'galley' in foe ? (view.galleys[foe.galley]?.owner ?? -1) : view.ports[foe.port].owner;
  const params = { power: powerOf(owner), target: berthName(foe) };
  const note = notes(oddsNote(forecast), ...('galley' in foe ? loot(view, foe.galley) : []));
  return { ...whole('attack', target.berth(foe), 'attack', params), note };
}

/** The cargo that the winner of a sea fight can take, and whether the active galley is full. */
function loot(view: View, prize: GalleyId): Sentence[] {
  const cargo = aboard(view, prize);
  if (!cargo) return [];
  return view.room[view.active ?? -1] === 0 ? [cargo, sentenceOf('rows.full')] : [cargo];
}

/** The combat value in detail, a fort's shot if there is a fort, and the odds. */
function oddsNote(forecast: Choice['forecast']): Sentence {
  const { defenders = 0, fortOne, fortTwo = 0 } = forecast;
  const sides = sentenceOf('rows.sides', { strength: strengthOf(forecast), defenders });
  const fort = fortOne === undefined ? null : sentenceOf('rows.fortFirst', { one: fortOne, two: fortTwo });
  return notes(sides, fort, oddsOf(forecast));
}

/** The combat value, and how it results from the sailors if it differs from their number. */
function strengthOf({ value = 0, sailors: aboard = 0, crossed = 0 }: Choice['forecast']): Sentence {
  const sailors = sailorsOf(aboard);
  if (value !== aboard - crossed) return sentenceOf('combat.limited', { value, sailors });
  if (crossed === 0) return figure(value);
  return sentenceOf('combat.sum', { value, sailors, crossed: sentenceOf('combat.crossed', { count: crossed }) });
}
