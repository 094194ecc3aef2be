import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { figure, galleyLabel, galleyName, list, sentenceOf } from '../../serenissima/words';
import { cargoOf, foeName, goodName, onePiece, portName } from '../words';
import type { View } from '../words';
import { portOf, withSinking } from './placing';
import type { Places } from './placing';

/** The rows for attacks, the decisions after a fight, and landings. */
export const BATTLE_PLACES: Places<'attack' | 'sink' | 'seize' | 'stow' | 'finishSpoils' | 'land'> = {
  attack: (move, { view }) => {
    const { target: foe } = move;
    const owner = 'galley' in foe ? (view.galleys[foe.galley]?.owner ?? -1) : view.ports[foe.port].owner;
    const params = { foe: foeName(view, foe, owner), galley: galleyName(move.galley) };
    const short = sentenceOf('rows.attackShort', params);
    return {
      ...line('attack', `${move.galley} ${target.berth(foe)}`, 'attack', short, params),
      actor: target.galley(move.galley),
      target: target.berth(foe),
    };
  },
  sink: (_move, { view }) => ({ ...whole('spoils', 'sink', 'sink'), ...spoilsOf(view) }),
  seize: (move, { forecast, view }) => {
    const { frame } = view;
    const placed = line('spoils', 'seize', 'seize', figure(move.crew), { count: move.crew });
    if (frame?.kind !== 'spoils') return placed;
    const goods = list(cargoOf(view.galleys[frame.prize]?.cargo ?? []), 'names.nothing');
    return {
      ...withSinking(placed, forecast, frame.victor),
      ...spoilsOf(view),
      note: sentenceOf('rows.aboard', { galley: galleyLabel(frame.prize), goods }),
    };
  },
  stow: (move, { view }) => {
    const frame = view.frame?.kind === 'spoils' ? view.frame : undefined;
    const to = frame ? (move.from === frame.prize ? frame.victor : frame.prize) : move.from;
    const params = { piece: onePiece(move.good), from: galleyName(move.from), to: galleyName(to) };
    return {
      ...line('spoils', `stow ${move.from}`, 'stow', goodName(move.good), params),
      label: sentenceOf('rows.stow', { from: galleyLabel(move.from), to: galleyLabel(to) }),
      actor: target.galley(move.from),
      target: target.galley(to),
    };
  },
  finishSpoils: () => whole('end', 'finish', 'finishSpoils'),
  land: (move, { forecast, view }) => {
    const port = portOf(view, move.galley);
    const params = { count: move.count, galley: galleyName(move.galley), port: portName(port) };
    const placed = line('land', `${move.galley}`, 'land', figure(move.count), params);
    return {
      ...withSinking(placed, forecast),
      label: sentenceOf('rows.land', { ...params, galley: galleyLabel(move.galley) }),
      ...(forecast.sinks && { full: sentenceOf('rows.landSinks', params) }),
      actor: target.galley(move.galley),
      target: target.port(port),
    };
  },
};

/** The galley that won a battle, and its prize. */
function spoilsOf({ frame }: View): Pick<Placed, 'actor' | 'target'> {
  return frame?.kind === 'spoils' ? { actor: target.galley(frame.victor), target: target.galley(frame.prize) } : {};
}
