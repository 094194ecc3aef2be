import type { Seat } from '../../../core/game';
import { NOBODY, SPACES } from '../data/components';
import type { Action, TableId, TileId } from '../data/components';
import { BRIBE, DISCARD_DUCATS, REORDER_PRICE, TABLES } from '../data/board';
import { actionAt, isPart, priceOf, spaceIndex, turnActors } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { canReplace, meetsLast } from '../ship';
import type { State, TurnFrame } from '../state';
import { bonusAmount, bonusTile, gainBonus } from './bonus';
import { advanceToDecision } from './flow';
import type { MoveContext, Decision, MoveOf } from './decision';
import { beginIntrigue } from './intrigue';

type TurnMove = MoveOf<'reorder' | 'act' | 'discardAction'>;

/** A move for every space, indexed like `taken`. Shared, because lists would otherwise create thousands of moves. */
const ACTS = TABLES.flatMap(({ spaces }, table) =>
  spaces.map((_, i): MoveOf<'act'> => Object.freeze({ type: 'act', table, space: i + 1 })),
);

/** A seat's moves in its turn: reorder its barricades, choose a space, or discard a marker. */
function turnMoves(state: State, frame: TurnFrame, seat: Seat): TurnMove[] {
  const moves: TurnMove[] = [];
  for (const top of state.stacks[seat]) {
    if (!whyNotReorder(state, seat, frame, top)) moves.push({ type: 'reorder', top });
  }
  for (let table = 0; table < state.dice.length; table++) {
    for (let space = 1; space <= SPACES; space++) {
      if (!whyNotAct(state, seat, table, space)) moves.push(ACTS[spaceIndex(table, space)]);
    }
  }
  moves.push({ type: 'discardAction' });
  return moves;
}

function whyNotReorder(state: State, seat: Seat, frame: TurnFrame, top: TileId): RefusalCode | undefined {
  const stack = state.stacks[seat];
  if (frame.reordered) return 'reordered-already';
  if (!stack.includes(top)) return 'not-in-stack';
  if (stack[stack.length - 1] === top) return 'on-top-already';
  if (state.money[seat] < REORDER_PRICE) return 'no-money';
  return undefined;
}

function whyNotAct(state: State, seat: Seat, table: TableId, space: number): RefusalCode | undefined {
  if (table >= state.dice.length) return 'table-unused';
  if (state.taken[spaceIndex(table, space)] !== NOBODY) return 'space-taken';
  const left = state.money[seat] - priceOf(state, table, space);
  if (left < 0) return 'no-money';
  const action = actionAt(table, space);
  if (action.type === 'replacement') return whyNoReplacement(state, seat);
  // The bonus is paid before the action, so its ducats can pay for the bribe.
  if (action.type === 'intrigue' && action.intrigue === 'bribe') {
    const bonus = bonusAmount(state, seat, action.type, 'ducats');
    return left + bonus < BRIBE.price ? 'bribe-money' : undefined;
  }
  return undefined;
}

function whyNoReplacement(state: State, seat: Seat): RefusalCode | undefined {
  const fitting = state.yards[seat].filter((tile) => isPart(tile) && meetsLast(state, tile));
  if (fitting.length === 0) return 'nothing-to-replace';
  return fitting.some((tile) => canReplace(state, tile)) ? undefined : 'parts-short';
}

export const turn: Decision<TurnFrame, 'reorder' | 'act' | 'discardAction'> = {
  actors: turnActors,
  moves: turnMoves,
  play: {
    reorder(state, seat, { top }, context, frame) {
      refuseIf(whyNotReorder(state, seat, frame, top));
      const stack = state.stacks[seat];
      const before = stack[stack.length - 1];
      state.money[seat] -= REORDER_PRICE;
      stack.splice(stack.indexOf(top), 1);
      stack.push(top);
      frame.reordered = true;
      context.events.push({ type: 'reordered', seat, top, before, price: REORDER_PRICE });
    },

    act(state, seat, { table, space }, context, frame) {
      refuseIf(whyNotAct(state, seat, table, space));
      const price = priceOf(state, table, space);
      state.taken[spaceIndex(table, space)] = seat;
      state.money[seat] -= price;
      spendMarker(state, seat, frame);
      const left = state.markers[seat];
      context.events.push({ type: 'actionChosen', seat, table, space, die: state.dice[table], price, left });
      gainBonus(state, seat, TABLES[table].spaces[space - 1].type, context);
      begin(state, seat, table, space, context);
      advanceToDecision(state, context);
    },

    discardAction(state, seat, _move, context, frame) {
      spendMarker(state, seat, frame);
      state.money[seat] += DISCARD_DUCATS;
      context.events.push({ type: 'actionDiscarded', seat, ducats: DISCARD_DUCATS, left: state.markers[seat] });
      advanceToDecision(state, context);
    },
  },
};

function spendMarker(state: State, seat: Seat, frame: TurnFrame): void {
  state.markers[seat]--;
  frame.acted = true;
}

/** Applies the action of a space or opens its decisions. A bonus tile is decided first, so its frame goes on top. */
function begin(state: State, seat: Seat, table: TableId, space: number, context: MoveContext): void {
  const chosen: Action = actionAt(table, space);
  switch (chosen.type) {
    case 'money':
      state.money[seat] += chosen.ducats;
      context.events.push({ type: 'moneyGained', seat, table, space, ducats: chosen.ducats });
      return;
    case 'intrigue':
      return beginIntrigue(state, seat, chosen.intrigue, context);
    case 'replacement':
      state.frames.push({ kind: 'replacement' });
      return;
    case 'buy':
    case 'construct': {
      const { type: kind, join, kinds } = chosen;
      state.frames.push({ kind, join, kinds: kinds.slice(), bonus: false });
      const tile = bonusTile(state, seat, kind);
      if (tile) state.frames.push({ kind, join: 'or', kinds: [tile], bonus: true });
    }
  }
}
