import type { PlantedSecret } from '../../kit/testing';

/** Weights of moves in both editions: fewer pieces moved back and forth, more building and selling. */
export const TYPES = { transfer: 0.4, exchange: 0.3, discard: 0.05, buildFort: 20, sell: 20 };

/** Gives each seat a unique amount of money, and returns these amounts. */
export function plantMoney(state: { money: number[] }): PlantedSecret[] {
  state.money = state.money.map((_, seat) => 7_777_000 + seat * 100);
  return state.money.map((ducats, owner) => ({ owner, token: String(ducats) }));
}
