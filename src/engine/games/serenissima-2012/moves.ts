import type { Seat } from '../../core/game';
import type { Berth, Piece } from '../serenissima/berths';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';

/** The moves, named as in the rulebook. Unless stated otherwise, moves apply to the active galley. */
export type Serenissima2012Move =
  // before the game
  | { readonly type: 'close'; readonly port: PortId }
  | { readonly type: 'choosePort'; readonly port: PortId }
  | { readonly type: 'chooseGalley'; readonly galley: GalleyId }
  // action 1: loading; the active galley is one end of every transfer
  | { readonly type: 'load'; readonly count: number }
  | { readonly type: 'transfer'; readonly from: Berth; readonly to: Berth; readonly piece: Piece }
  | { readonly type: 'exchange'; readonly piece: Piece; readonly with: GalleyId; readonly for: Piece }
  | { readonly type: 'discard'; readonly good: GoodId }
  /** Sinks the active galley. */
  | { readonly type: 'scuttle' }
  // action 2: movement
  | { readonly type: 'sail'; readonly to: SpaceId }
  // action 3: sale or battle
  | { readonly type: 'sell'; readonly good: GoodId }
  | { readonly type: 'attack'; readonly target: Berth }
  | { readonly type: 'claim'; readonly sailors: number }
  // questions within an action
  /** `standing`: gives the same answer from now on, whenever that player's galleys could be blockaded. */
  | { readonly type: 'answerBlockade'; readonly declare: boolean; readonly standing: boolean }
  | { readonly type: 'fight' }
  | { readonly type: 'stop' }
  | { readonly type: 'take'; readonly good: GoodId }
  | { readonly type: 'finishLoot' }
  | { readonly type: 'land'; readonly sailors: number }
  /** Revokes a standing order before the seat's own galley acts. */
  | { readonly type: 'revoke'; readonly against: Seat }
  // investment
  | { readonly type: 'invest' }
  | { readonly type: 'recruit'; readonly to: Berth; readonly count: number }
  /** The price includes the first sailor. */
  | { readonly type: 'buyGalley'; readonly galley: GalleyId; readonly port: PortId }
  | { readonly type: 'buildFort'; readonly port: PortId }
  | { readonly type: 'buildBasilica'; readonly port: PortId }
  // ends an action, an investment, or the purchases after a turn
  | { readonly type: 'done' };
