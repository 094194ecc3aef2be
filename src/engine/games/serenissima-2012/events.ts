import type { Seat } from '../../core/game';
import type { Berth, Piece } from '../serenissima/berths';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Blockaded } from './state';

type Bars = { readonly bars?: 'secret' | 'answer' };

/** One side of a round of battle, or a fort's shot. */
export interface Volley {
  readonly seat: Seat;
  /** The sailors before the round. */
  readonly sailors: number;
  /** Skulls on each die; the number of dice is the combat value. */
  readonly dice: readonly number[];
  /** Total skulls. */
  readonly hits: number;
  /** Sailors this side loses. */
  readonly losses: number;
}

export interface PortIncome {
  readonly seat: Seat;
  readonly port: PortId;
  readonly cubes: number;
  readonly warehouse: number;
  readonly basilica: number;
}

/** Events contain no secrets: none reveals the order of the Doge cards. */
export type Serenissima2012Event = Bars &
  (
    | { readonly type: 'closed'; readonly seat: Seat; readonly port: PortId }
    | { readonly type: 'portChosen'; readonly seat: Seat; readonly port: PortId; readonly garrison: number }
    | {
        readonly type: 'galleyChosen';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly sailors: number;
      }
    | { readonly type: 'turnBegan'; readonly turn: number }
    | { readonly type: 'activated'; readonly seat: Seat; readonly galley: GalleyId; readonly space: SpaceId }
    | {
        readonly type: 'loaded';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly good: GoodId;
        readonly count: number;
        /** Number of free cubes among them. */
        readonly free: number;
        readonly cost: number;
        /** The seat that is paid, or NOBODY for the bank. */
        readonly paidTo: Seat;
      }
    | {
        readonly type: 'transferred';
        readonly seat: Seat;
        readonly from: Berth;
        readonly to: Berth;
        readonly piece: Piece;
      }
    | {
        readonly type: 'exchanged';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly piece: Piece;
        readonly with: GalleyId;
        readonly for: Piece;
      }
    /** A crew returns to its owner's reserve. A `sank` event follows. */
    | {
        readonly type: 'scuttled';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly space: SpaceId;
        readonly sailors: number;
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly galley: GalleyId; readonly good: GoodId }
    | {
        readonly type: 'sailed';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly from: SpaceId;
        readonly to: SpaceId;
      }
    | {
        readonly type: 'blockadeAsked';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly space: SpaceId;
        readonly what: Blockaded;
        /** The seats that may blockade, in the order of their decisions. */
        readonly seats: readonly Seat[];
      }
    | {
        readonly type: 'blockadeAnswered';
        readonly seat: Seat;
        readonly galley: GalleyId;
        /** The owner of the active galley. */
        readonly against: Seat;
        readonly space: SpaceId;
        readonly what: Blockaded;
        readonly declared: boolean;
        /** Whether a standing order gave the answer. */
        readonly standing: boolean;
        /** Sailors on the blockader's galleys in the space. */
        readonly sailors: number;
        /** Sailors on the active galley. */
        readonly facing: number;
      }
    | { readonly type: 'revoked'; readonly seat: Seat; readonly against: Seat }
    | {
        readonly type: 'sold';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly good: GoodId;
        /** Index of the warehouse space. */
        readonly slot: number;
        readonly price: number;
        readonly bonus: number;
        /** Whether this gives the port its first wine, which turns its card over. */
        readonly wineSide: boolean;
      }
    | {
        readonly type: 'attacked';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly space: SpaceId;
        readonly target: Berth;
        readonly defender: Seat;
        readonly value: number;
      }
    | {
        readonly type: 'fortFired';
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly volley: Volley;
        readonly losses: number;
      }
    | {
        readonly type: 'fought';
        readonly space: SpaceId;
        readonly galley: GalleyId;
        readonly target: Berth;
        readonly round: number;
        readonly attacker: Volley;
        readonly defender: Volley;
      }
    | { readonly type: 'battleStopped'; readonly seat: Seat; readonly galley: GalleyId; readonly target: Berth }
    | {
        readonly type: 'sank';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly space: SpaceId;
        readonly cargo: readonly number[];
        readonly why: 'battle' | 'abandoned' | 'landed';
        /** The seat that beat it in battle. */
        readonly by?: Seat;
      }
    | {
        readonly type: 'looted';
        readonly seat: Seat;
        readonly from: GalleyId;
        readonly to: GalleyId;
        readonly good: GoodId;
      }
    | { readonly type: 'garrisonFell'; readonly seat: Seat; readonly port: PortId; readonly by: Seat }
    | {
        readonly type: 'landed';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly count: number;
        /** The previous owner, or NOBODY. */
        readonly from: Seat;
      }
    /** A port has no sailors left. */
    | { readonly type: 'portLost'; readonly seat: Seat; readonly port: PortId }
    | { readonly type: 'invested'; readonly seat: Seat; readonly galley: GalleyId }
    | {
        readonly type: 'recruited';
        readonly seat: Seat;
        readonly to: Berth;
        readonly count: number;
        readonly cost: number;
      }
    | {
        readonly type: 'galleyBought';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        /** The price of the galley and its first sailor. */
        readonly cost: number;
      }
    | { readonly type: 'fortBuilt'; readonly seat: Seat; readonly port: PortId; readonly cost: number }
    | { readonly type: 'basilicaBuilt'; readonly seat: Seat; readonly port: PortId; readonly cost: number }
    | {
        readonly type: 'dogeDrawn';
        /** Index in DOGE_CARDS. */
        readonly card: number;
        readonly from: number;
        readonly to: number;
        /** Number of cards left face down. */
        readonly left: number;
      }
    | { readonly type: 'wineIncome'; readonly seat: Seat; readonly ports: readonly PortId[]; readonly amount: number }
    | { readonly type: 'shuffled'; readonly cards: number }
    | {
        readonly type: 'scored';
        /** Number of the scoring, from 1. */
        readonly scoring: number;
        readonly totals: readonly number[];
        readonly ports: readonly PortIncome[];
      }
    | { readonly type: 'catchUpBegan'; readonly seat: Seat; readonly galleys: number }
    | { readonly type: 'gameOver'; readonly winners: readonly Seat[] }
  );
