import type { GoodId, LocationId } from './data/board';
import type { BuildingId, PalaceId } from './data/buildings';
import type { CharacterId } from './data/characters';
import type { CardId, Level } from './data/messages';
import type { Figure } from './state';

/** How a message is drawn: the top card, one of three (Spy), any card of the deck (Ducal Palace). */
export type Way = 'top' | 'spy' | 'palace';

/** The moves, named as in the rulebook. */
export type LaLoireMove =
  /** Blacksmith: a horse from elsewhere joins the figure's stack, which must move next. */
  | { readonly type: 'fetchHorse'; readonly figure: Figure; readonly from: LocationId }
  /** Leaves or takes horses, then rides. `to` is the end of the ride, or an earlier stop that is allowed. */
  | {
      readonly type: 'move';
      readonly figure: Figure;
      readonly direction: -1 | 1;
      readonly leave: number;
      readonly take: number;
      readonly to: LocationId;
    }
  // the Merchant in a village
  | { readonly type: 'buy'; readonly good: GoodId; readonly count: number }
  // the Merchant in a city
  | { readonly type: 'sell'; readonly good: GoodId; readonly count: number }
  | {
      readonly type: 'build';
      readonly building: BuildingId;
      readonly at: LocationId;
      /** Patronus: deniers replace one wood. */
      readonly woodInDeniers: boolean;
    }
  | { readonly type: 'buyPalace'; readonly palace: PalaceId }
  | { readonly type: 'ship'; readonly spaces: number }
  // either figure
  | { readonly type: 'hire'; readonly character: CharacterId }
  // the Messenger
  | { readonly type: 'buyMessage'; readonly level: Level; readonly way: Way }
  | { readonly type: 'deliver'; readonly card: CardId }
  // at any time in the player's turn
  | { readonly type: 'takeBackCube'; readonly card: CardId; readonly at: LocationId }
  | { readonly type: 'endTurn' }
  // questions
  | { readonly type: 'placeCircus'; readonly at: LocationId }
  | { readonly type: 'chooseMessage'; readonly card: CardId };
