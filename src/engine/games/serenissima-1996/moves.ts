import type { Seat } from '../../core/game';
import type { Berth, Piece } from '../serenissima/berths';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Standing } from './state';

export type { Berth } from '../serenissima/berths';

/** Goods of one galley for goods of another. The recipient of `good` also pays the agreed money, if any. */
export interface Barter {
  readonly from: GalleyId;
  readonly galley: GalleyId;
  readonly good: GoodId;
  readonly count: number;
  readonly inReturn: GoodId;
  readonly returned: number;
}

/** The moves, named as in the rulebook. */
export type Serenissima1996Move =
  // set-up
  | { readonly type: 'place'; readonly crews: readonly number[] }
  // phase 1
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'chooseOrder'; readonly place: number }
  // phase 2
  | { readonly type: 'buy'; readonly port: PortId; readonly galley: GalleyId; readonly count: number }
  | { readonly type: 'askPrice'; readonly port: PortId; readonly galley: GalleyId; readonly count: number }
  | {
      readonly type: 'askCargo';
      readonly from: GalleyId;
      readonly galley: GalleyId;
      readonly good: GoodId;
      readonly count: number;
    }
  | {
      readonly type: 'offerCargo';
      readonly from: GalleyId;
      readonly galley: GalleyId;
      readonly good: GoodId;
      readonly count: number;
    }
  | ({ readonly type: 'askBarter' } & Barter)
  | ({ readonly type: 'offerBarter' } & Barter)
  | { readonly type: 'buildGalley'; readonly port: PortId; readonly crew: 'hired' | 'garrison' }
  | { readonly type: 'buildFort'; readonly port: PortId }
  | { readonly type: 'hire'; readonly port: PortId; readonly to: Berth; readonly count: number }
  | { readonly type: 'transfer'; readonly from: Berth; readonly to: Berth; readonly piece: Piece }
  | {
      readonly type: 'exchange';
      readonly galley: GalleyId;
      readonly piece: Piece;
      readonly with: GalleyId;
      readonly for: Piece;
    }
  | { readonly type: 'discard'; readonly galley: GalleyId; readonly good: GoodId }
  | { readonly type: 'dismiss'; readonly galley: GalleyId }
  | { readonly type: 'setPassage'; readonly towards: Seat; readonly answer: Standing }
  // bargains
  | { readonly type: 'quote'; readonly price: number }
  | { readonly type: 'counter'; readonly price: number }
  | { readonly type: 'accept' }
  | { readonly type: 'refuse' }
  | { readonly type: 'take'; readonly count: number }
  // phase 3
  | { readonly type: 'sail'; readonly galley: GalleyId; readonly to: SpaceId }
  | { readonly type: 'askPassage'; readonly galley: GalleyId }
  | { readonly type: 'answerPassage'; readonly grant: boolean; readonly standing: boolean }
  // phase 4
  | { readonly type: 'attack'; readonly galley: GalleyId; readonly target: Berth }
  | { readonly type: 'sink' }
  | { readonly type: 'seize'; readonly crew: number }
  | { readonly type: 'stow'; readonly from: GalleyId; readonly good: GoodId }
  | { readonly type: 'jettison'; readonly galley: GalleyId; readonly good: GoodId }
  | { readonly type: 'finishSpoils' }
  // phase 5
  | { readonly type: 'land'; readonly galley: GalleyId; readonly count: number }
  // phase 6
  | { readonly type: 'sell'; readonly galley: GalleyId; readonly good: GoodId }
  // phases 2 to 6
  | { readonly type: 'endPhase' };
