import type { Seat } from '../../../core/game';
import type { State } from '../state';
import type { Style } from './style';
import { galleyOf } from './galley';

/** Factor for the value of an Approval, by number of players. Fewer rivals bid fewer Approvals at an inspection. */
const APPROVAL_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0.57, 3: 0.7, 4: 0.96, 5: 0.92 };

/** A seat's ducats and Approvals with precomputed values in points. */
export interface Assets {
  readonly seat: Seat;
  readonly style: Style;
  readonly money: number;
  readonly approvals: number;
  /** Factor for ducats; drops near the end of the game. */
  readonly time: number;
  readonly ducatsWorth: number;
  readonly approval: number;
  readonly approvalsWorth: number;
  /** The value of one more Approval. */
  readonly one: number;
  /** The value of two more Approvals. */
  readonly two: number;
  /** The expected value of the Approvals for building a part without a symbol later. */
  readonly noSymbol: number;
  /** The expected value of the Approvals for building a part with a symbol later. */
  readonly symbol: number;
}

/** Average number of Approvals that a part earns by being in a violet zone. */
const VIOLET = 0.4;

/**
 * Values a seat's ducats and Approvals. Computed once per decision, because {@link ducatGain} and {@link approvalGain}
 * are called for many moves.
 */
export function assetsOf(state: State, seat: Seat, style: Style): Assets {
  const money = state.money[seat];
  const approvals = state.approvals[seat];
  const time = Math.min(1, 0.1 + galleyOf(state).rounds * 0.5);
  const approval = APPROVAL_BY_PLAYERS[state.money.length];
  const approvalsWorth = usefulApprovals(approvals) * style.approval * approval;
  return {
    seat,
    style,
    money,
    approvals,
    time,
    ducatsWorth: usefulDucats(money) * style.ducat * time,
    approval,
    approvalsWorth,
    one: usefulApprovals(approvals + 1) * style.approval * approval - approvalsWorth,
    two: usefulApprovals(approvals + 2) * style.approval * approval - approvalsWorth,
    noSymbol: usefulApprovals(approvals + VIOLET) * style.approval * approval - approvalsWorth,
    symbol: usefulApprovals(approvals + (1 + VIOLET)) * style.approval * approval - approvalsWorth,
  };
}

/** The value in points of a change in ducats. */
export function ducatGain({ money, style, time, ducatsWorth }: Assets, change: number): number {
  return usefulDucats(money + change) * style.ducat * time - ducatsWorth;
}

/** The value in points of a change in Approvals. */
export function approvalGain({ approvals, style, approval, approvalsWorth }: Assets, change: number): number {
  return usefulApprovals(approvals + change) * style.approval * approval - approvalsWorth;
}

/** The effective number of ducats: those beyond the tenth count less, and those beyond the sixteenth even less. */
function usefulDucats(ducats: number): number {
  if (ducats <= 10) return ducats;
  return ducats <= 16 ? 10 + (ducats - 10) * 0.6 : 10 + 6 * 0.6 + (ducats - 16) * 0.25;
}

/** The effective number of Approvals: those beyond the fifth count less, and those beyond the ninth even less. */
function usefulApprovals(approvals: number): number {
  if (approvals <= 5) return approvals;
  return approvals <= 9 ? 5 + (approvals - 5) * 0.7 : 5 + 4 * 0.7 + (approvals - 9) * 0.3;
}
