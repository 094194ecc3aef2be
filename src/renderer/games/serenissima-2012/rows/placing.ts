import type { Serenissima2012Move } from '../../../../engine/games/serenissima-2012/moves';
import type { GalleyId, PortId } from '../../../../engine/games/serenissima/board';
import type { Choice } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import type { Sentence } from '../../../game-ui/sentence';
import type { ByType } from '../../kit/by-type';
import type { Placed } from '../../kit/rows';
import { list, sentenceOf } from '../../serenissima/words';
import { cargoOf } from '../words';
import type { View } from '../words';

export type Move<T extends Serenissima2012Move['type']> = Extract<Serenissima2012Move, { type: T }>;

/** The data that a move's row depends on, in addition to the move. */
export interface MoveContext {
  readonly forecast: Choice['forecast'];
  readonly view: View;
  /** The active galley, or -1, and the port where it is, or -1. */
  readonly id: GalleyId;
  readonly active: View['galleys'][GalleyId] | undefined;
  readonly here: PortId;
  /** Makes the active galley the acting piece of a row. */
  readonly mine: { readonly actor: TargetId };
  readonly cost: number;
  readonly price: number;
  readonly bonus: number;
  /** The number of players who may blockade. */
  readonly blockaders: number;
}

/** Functions that place moves in rows, one for each of these move types. */
export type Places<T extends Serenissima2012Move['type']> = ByType<Move<T>, [MoveContext], Placed>;

/** The part of the turn in which the galley with this number acts. */
export const partOfTurn = (id: GalleyId, { galleys }: View): 'early' | 'middle' | 'late' =>
  (['early', 'middle', 'late'] as const)[Math.floor((3 * id) / galleys.length)];

/** A galley's number, and the part of the turn in which it acts, for a text. */
export const numberWords = (id: GalleyId, view: View) => ({
  number: id + 1,
  when: sentenceOf(`rows.${partOfTurn(id, view)}`),
});

/** A row's texts with the warning that a galley would be left without a crew. */
export function sinking({ short, full }: Placed): Pick<Placed, 'short' | 'full'> {
  const warned = sentenceOf('rows.sinks', { what: short });
  return { short: warned, full: sentenceOf('rows.sinksFull', { full }) };
}

export const playersOf = (count: number): Sentence => sentenceOf('players', { count });

/** A warning if players may blockade. */
export function risk(blockaders: number): Sentence | null {
  return blockaders > 0 ? sentenceOf('rows.risk', { blockaders: playersOf(blockaders) }) : null;
}

/** A galley's cargo; `null` if it has none. */
export function aboard({ galleys }: View, id: GalleyId): Sentence | null {
  const cargo = cargoOf(galleys[id]?.cargo ?? []);
  return cargo.length > 0 ? sentenceOf('rows.aboard', { cargo: list(cargo, 'names.noCargo') }) : null;
}

/** Several notes in one line. `null` ones are left out. */
export const notes = (first: Sentence, ...more: readonly (Sentence | null)[]): Sentence =>
  more.reduce<Sentence>((all, item) => (item ? sentenceOf('notes', { all, item }) : all), first);
