import { BOARD } from '../../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Move } from '../../../../engine/games/serenissima-1996/moves';
import type { Berth } from '../../../../engine/games/serenissima/berths';
import type { GalleyId } from '../../../../engine/games/serenissima/board';
import type { Choice } from '../../../../ipc/table';
import type { Sentence } from '../../../game-ui/sentence';
import type { ByType } from '../../kit/by-type';
import type { Placed } from '../../kit/rows';
import { galleyName, sentenceOf } from '../../serenissima/words';
import { portName } from '../words';
import type { View } from '../words';

export type Move<T extends Serenissima1996Move['type']> = Extract<Serenissima1996Move, { type: T }>;

/** The data that a move's row depends on, in addition to the move. */
export interface MoveContext {
  readonly forecast: Choice['forecast'];
  readonly view: View;
  /** The move's cost, as a number and in ducats. */
  readonly cost: number;
  readonly price: Sentence;
}

/** Functions that place moves in rows, one for each of these move types. */
export type Places<T extends Serenissima1996Move['type']> = ByType<Move<T>, [MoveContext], Placed>;

/** The port in a galley's space, or -1. */
export const portOf = (view: View, galley: GalleyId): number =>
  BOARD.ports.findIndex(({ space }) => space === view.galleys[galley]?.space);

/** A move's whole text, with a warning if it takes this many sailors from a port and none stay. */
export function withEmptying(what: Sentence, from: Berth, sailors: number, ports: View['ports']): Sentence {
  if ('galley' in from || sailors === 0 || sailors < ports[from.port].garrison) return what;
  return sentenceOf('rows.empties', { what, port: portName(from.port) });
}

/** Adds a warning if a galley would be left without a crew. Names the galley if it's not the row's only one. */
export function withSinking(placed: Placed, { sinks }: Choice['forecast'], galley?: GalleyId): Placed {
  const warned = (what: Sentence) =>
    galley === undefined
      ? sentenceOf('rows.sinks', { what })
      : sentenceOf('rows.sinksOwn', { what, galley: galleyName(galley) });
  return sinks ? { ...placed, short: warned(placed.short), full: warned(placed.full) } : placed;
}
