import type { Seat } from '../../core/game';
import type { ColourId, GoodId, LocationId } from './data/board';
import type { BuildingId, PalaceId } from './data/buildings';
import type { CharacterId } from './data/characters';
import type { CardId, Level } from './data/messages';
import type { Way } from './moves';
import type { Figure } from './state';

type Bars = { readonly bars?: 'secret' | 'answer' };

/** Events contain no secrets: a drawn card is face up as soon as it is bought. All amounts are deniers. */
export type LaLoireEvent = Bars &
  (
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly last: boolean }
    | {
        readonly type: 'horseFetched';
        readonly seat: Seat;
        readonly figure: Figure;
        readonly from: LocationId;
        readonly to: LocationId;
        readonly cost: number;
      }
    /** Deniers over a Merchant's limit, lost on leaving a city. */
    | { readonly type: 'deniersDiscarded'; readonly seat: Seat; readonly at: LocationId; readonly amount: number }
    | {
        readonly type: 'moved';
        readonly seat: Seat;
        readonly figure: Figure;
        readonly from: LocationId;
        readonly to: LocationId;
        readonly direction: -1 | 1;
        /** Every location from `from` to `to`, both included. */
        readonly path: readonly LocationId[];
        readonly left: number;
        readonly taken: number;
        /** Horses now in the stack. */
        readonly horses: number;
        /** Whether the figure stopped before its last step (Jester, City Guard). */
        readonly early: boolean;
      }
    | { readonly type: 'bankPaid'; readonly seat: Seat; readonly at: LocationId; readonly amount: number }
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly at: LocationId;
        readonly good: GoodId;
        readonly count: number;
        /** Deniers per card. */
        readonly price: number;
      }
    | {
        readonly type: 'boatMoved';
        readonly seat: Seat;
        readonly from: number;
        readonly to: number;
        /** The reason: shipping, or a purchase at the seat's building in `at`. */
        readonly why: 'shipping' | 'building';
        readonly at: LocationId;
      }
    | {
        readonly type: 'marketShifted';
        readonly colour: ColourId;
        /** The market space that the colour's tile left, counted from 0. */
        readonly from: number;
        readonly market: readonly ColourId[];
      }
    | { readonly type: 'circusMoved'; readonly seat: Seat; readonly from: LocationId; readonly to: LocationId }
    | {
        readonly type: 'sold';
        readonly seat: Seat;
        readonly at: LocationId;
        readonly good: GoodId;
        readonly count: number;
        /** Deniers per card. */
        readonly price: number;
      }
    | {
        readonly type: 'built';
        readonly seat: Seat;
        readonly building: BuildingId;
        readonly at: LocationId;
        readonly cost: number;
        readonly wood: number;
      }
    | { readonly type: 'palaceBought'; readonly seat: Seat; readonly palace: PalaceId; readonly cost: number }
    | { readonly type: 'shipped'; readonly seat: Seat; readonly spaces: number; readonly cost: number }
    | {
        readonly type: 'hired';
        readonly seat: Seat;
        readonly figure: Figure;
        readonly at: LocationId;
        readonly character: CharacterId;
        readonly cost: number;
        /** Message cubes that came with the card. */
        readonly cubes: number;
      }
    /** The Spy drew `count` cards, or the player searches a deck in the Ducal Palace. */
    | {
        readonly type: 'cardsDrawn';
        readonly seat: Seat;
        readonly level: Level;
        readonly way: 'spy' | 'palace';
        readonly count: number;
      }
    | {
        readonly type: 'messageBought';
        readonly seat: Seat;
        readonly at: LocationId;
        readonly level: Level;
        readonly card: CardId;
        readonly way: Way;
        readonly cost: number;
      }
    /**
     * A deck is shuffled after a search. After the Spy's choice, the other cards go to the bottom instead
     * (`cardsReturned`).
     */
    | { readonly type: 'deckShuffled'; readonly level: Level }
    | { readonly type: 'cardsReturned'; readonly seat: Seat; readonly level: Level; readonly count: number }
    | {
        readonly type: 'cubePlaced';
        readonly seat: Seat;
        readonly card: CardId;
        readonly at: LocationId;
        /** The number of stops made. */
        readonly stops: number;
        /** The total number of stops that the message requires. */
        readonly of: number;
      }
    | { readonly type: 'cubeTakenBack'; readonly seat: Seat; readonly card: CardId; readonly at: LocationId }
    | {
        readonly type: 'delivered';
        readonly seat: Seat;
        readonly card: CardId;
        readonly at: LocationId;
        readonly points: number;
        /** The points that the player's blue character adds for the message's type; absent without such a character. */
        readonly honours?: number;
        /** Paid immediately, for level 1 only. */
        readonly deniers: number;
        /** Villages from which cubes are returned. */
        readonly cubes: readonly LocationId[];
      }
    /** The Merchant could not leave his city, so he gets one denier and the turn ends. */
    | { readonly type: 'turnForgone'; readonly seat: Seat; readonly at: LocationId; readonly amount: number }
    | {
        readonly type: 'endReached';
        readonly seat: Seat;
        readonly why: 'river' | 'messages';
        /** The seats that each have one more turn, in order. */
        readonly lastTurns: readonly Seat[];
      }
    | { readonly type: 'gameOver'; readonly winners: readonly Seat[]; readonly why: 'end' | 'turns' }
  );
