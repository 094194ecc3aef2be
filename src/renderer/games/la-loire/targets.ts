import { idsOf } from '../kit/targets';

export const target = {
  place: idsOf('place'),
  merchant: idsOf('merchant'),
  messenger: idsOf('messenger'),
  boat: idsOf('boat'),
  /** A tile of the market, by its colour. */
  tile: idsOf('tile'),
  /** The characters and palaces of the displayed house, at the bottom of the board. */
  character: idsOf('character'),
  palace: idsOf('palace'),
  /** A message in hand. It is not on the board, but pointing at it highlights its destinations. */
  message: idsOf('message'),
};
