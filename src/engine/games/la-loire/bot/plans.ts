import type { Seat } from '../../../core/game';
import { sameMoves } from '../../../core/same-move';
import type { Plan } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import type { LaLoireMove } from '../moves';
import { choosable } from '../phases/post';
import { whyNotEndTurn } from '../phases/turn';
import { turnFrame } from '../queries';
import { scoreSheet } from '../score';
import { FIGURES } from '../state';
import type { State } from '../state';
import { turnsLeft, shareLeft } from './clock';
import { actionsThere, legsOf, placeCircus, ridesOf } from './legs';
import type { Leg } from './legs';
import { messageWorth } from './post';
import { reasonOf } from './reasons';
import type { Style } from './style';
import { positionValue } from './worth';

type LaLoirePlan = Plan<LaLoireMove>;

/** Plans for whole turns and answers to questions, most promising first. */
export function plans(state: State, seat: Seat, style: Style, most: number): LaLoirePlan[] {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'turn':
      return turns(state, seat, style, most);
    case 'circus': {
      const move = placeCircus(state, seat, style, turnsLeft(state, seat));
      return [{ moves: [move], value: 0, reason: reasonOf(state, seat, [move]) }];
    }
    case 'choice': {
      const left = turnsLeft(state, seat);
      const player = state.players[seat];
      return choosable(state, frame)
        .map((card): LaLoirePlan => {
          const move: LaLoireMove = { type: 'chooseMessage', card };
          const value = messageWorth(state, player, { card, cubes: [] }, left, style);
          return { moves: [move], value, reason: reasonOf(state, seat, [move]) };
        })
        .sort(
          (a, b) => b.value - a.value || (a.moves[0] as { card: number }).card - (b.moves[0] as { card: number }).card,
        )
        .slice(0, most);
    }
    case undefined:
      return [];
  }
}

/** A turn being planned; `open` if a message must be drawn first. */
type Draft = Leg;

/** Plans the rides of both figures in both orders. Tries fewer rides if only the best plan is needed. */
function turns(state: State, seat: Seat, style: Style, most: number): LaLoirePlan[] {
  const left = turnsLeft(state, seat);
  const before = positionValue(state, seat, style, left);
  const width = most === 1 ? 2 : 4;
  const start: Draft = { state, moves: [], worth: before, open: false };
  const begun = turnFrame(state).acting === null ? [start] : actionsThere(state, seat, [], style, left);
  const drafts: Draft[] = [];
  for (const draft of best(begun, width)) {
    if (draft.open) {
      drafts.push(draft);
      continue;
    }
    const { merchant, messenger } = turnFrame(draft.state);
    if (!merchant && !messenger) {
      const [his, post] = FIGURES.map((figure) => legsOf(draft.state, seat, ridesOf(draft.state, figure), style, left));
      drafts.push(...inOrder(draft, seat, post, his, width, style, left));
      drafts.push(...inOrder(draft, seat, his, post, width, style, left));
    } else if (merchant !== messenger) {
      const rides = ridesOf(draft.state, merchant ? 'messenger' : 'merchant');
      drafts.push(...ridden(draft, seat, rides, width, style, left));
    }
    if (!whyNotEndTurn(draft.state, turnFrame(draft.state))) drafts.push(draft);
  }
  const whole = best(drafts, drafts.length).flatMap((draft) => {
    const moves = finished(draft, seat);
    return moves.length > 0 ? [{ moves, value: draft.worth - before + ending(state, draft.state, seat, style) }] : [];
  });
  return distinct(
    whole.sort((a, b) => b.value - a.value),
    most,
  ).map(({ moves, value }) => ({ moves, value, reason: reasonOf(state, seat, moves) }));
}

/** The first `most` entries with different moves. */
function distinct<T extends { readonly moves: readonly LaLoireMove[] }>(list: readonly T[], most: number): T[] {
  const known: T[] = [];
  for (const entry of list) {
    if (known.length >= most) break;
    if (!known.some(({ moves }) => sameMoves(moves, entry.moves))) known.push(entry);
  }
  return known;
}

/**
 * Plans one figure's legs, then the other's rides. Only the best rides from the current position are tried again after
 * the first figure's moves. If a leg waits for a card, the other figure's gain is only estimated.
 */
function inOrder(
  from: Draft,
  seat: Seat,
  first: readonly Leg[],
  second: readonly Leg[],
  width: number,
  style: Style,
  left: number,
): Draft[] {
  const rides = [...new Set(second.map(({ moves }) => moves[0]))].slice(0, width);
  const list: Draft[] = [];
  for (const leg of first.slice(0, width)) {
    const draft = { ...leg, moves: [...from.moves, ...leg.moves] };
    if (!leg.open) list.push(draft, ...ridden(draft, seat, rides, width, style, left));
    else {
      const other = legsOf(leg.state, seat, rides, style, left).at(0);
      list.push({
        ...draft,
        worth: leg.worth + (other ? other.worth - positionValue(leg.state, seat, style, left) : 0),
      });
    }
  }
  return list;
}

function ridden(
  from: Draft,
  seat: Seat,
  rides: readonly LaLoireMove[],
  width: number,
  style: Style,
  left: number,
): Draft[] {
  const legs = legsOf(from.state, seat, rides, style, left).slice(0, width);
  return legs.map((leg) => ({ ...leg, moves: [...from.moves, ...leg.moves] }));
}

function best(drafts: readonly Draft[], width: number): Draft[] {
  return drafts
    .slice()
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width);
}

/**
 * A draft's moves, followed by the end of the turn unless a message must be drawn first. Empty if the turn can't end
 * yet.
 */
function finished(draft: Draft, seat: Seat): LaLoireMove[] {
  if (draft.open) return draft.moves.slice();
  const frame = topFrame(draft.state);
  if (frame?.kind !== 'turn' || frame.seat !== seat || whyNotEndTurn(draft.state, frame)) return [];
  return [...draft.moves, { type: 'endTurn' }];
}

/**
 * The value of triggering the end of the game: positive with a lead of more than two points, otherwise a loss that
 * shrinks over time. 0 if these moves don't trigger the end.
 */
function ending(before: State, then: State, seat: Seat, style: Style): number {
  if (before.lastTurns || !then.lastTurns) return 0;
  const totals = scoreSheet(then).scores.map(({ total }) => total);
  const rival = Math.max(...totals.filter((_, other) => other !== seat), 0);
  return totals[seat] > rival + 2 ? style.ending : -style.ending * shareLeft(before);
}
