import type { TargetId } from '../../board/board-types';

/** The ids of everything on this board that can be pointed at. */
export const target = {
  place: (at: number): TargetId => `place:${at}`,
  merchant: (seat: number): TargetId => `merchant:${seat}`,
  messenger: (seat: number): TargetId => `messenger:${seat}`,
  boat: (seat: number): TargetId => `boat:${seat}`,
  /** A tile of the market, by its colour. */
  tile: (colour: number): TargetId => `tile:${colour}`,
  /** Not on the board: a message held; pointing at it lights its destinations. */
  message: (card: number): TargetId => `message:${card}`,
};

export const kindOf = (id: TargetId): string => id.split(':')[0];
export const idOf = (id: TargetId): number => Number(id.split(':')[1]);
