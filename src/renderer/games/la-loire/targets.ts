import { idsOf } from '../kit/targets';

/** The ids of everything on this board that can be pointed at. */
export const target = {
  place: idsOf('place'),
  merchant: idsOf('merchant'),
  messenger: idsOf('messenger'),
  boat: idsOf('boat'),
  /** A tile of the market, by its colour. */
  tile: idsOf('tile'),
  /** Whom and what the house shown has, at the foot of the page. */
  character: idsOf('character'),
  palace: idsOf('palace'),
  /** Not on the board: a message held; pointing at it lights its destinations. */
  message: idsOf('message'),
};
