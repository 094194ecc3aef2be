import type { Seat } from '../../../core/game';
import type { TileId } from '../data/components';
import { FIRST_BARRICADE, FIRST_GONDOLA, GONDOLAS } from '../data/board';
import type { PartWorth } from '../events';
import { award, isPart, kindOf, partOf, turnActors } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { canReplace, isFinished, layPart, meetsLast, worthOf } from '../ship';
import type { State, WorkFrame, ReplacementFrame } from '../state';
import { returnToPile, takeFromYard } from '../supply';
import { finish } from './ending';
import { advanceToDecision, leaveUndone } from './flow';
import type { MoveContext, Decision, MoveOf } from './decision';
import { finishTile, whyNotBuild } from './work';

/** The moves for building each tile in the seat's yard that the action allows, and for passing. */
function constructionMoves(state: State, frame: WorkFrame, seat: Seat): MoveOf<'build' | 'pass'>[] {
  const moves: MoveOf<'build' | 'pass'>[] = [];
  for (const tile of state.yards[seat]) {
    if (!whyNotBuild(state, seat, frame, tile)) moves.push({ type: 'build', tile });
  }
  moves.push({ type: 'pass' });
  return moves;
}

/** One move for each part in the seat's yard that can replace a built part. */
function replacementMoves(state: State, _frame: ReplacementFrame, seat: Seat): MoveOf<'replace'>[] {
  return state.yards[seat].flatMap((tile): MoveOf<'replace'>[] =>
    whyNotReplace(state, seat, tile) ? [] : [{ type: 'replace', tile }],
  );
}

function whyNotReplace(state: State, seat: Seat, tile: TileId): RefusalCode | undefined {
  if (!state.yards[seat].includes(tile)) return 'not-in-yard';
  if (!isPart(tile)) return 'not-this-kind';
  if (!meetsLast(state, tile)) return 'not-destroyable';
  return canReplace(state, tile) ? undefined : 'parts-short';
}

export const construction: Decision<WorkFrame, 'build' | 'pass'> = {
  actors: turnActors,
  moves: constructionMoves,
  play: {
    build(state, seat, { tile }, context, frame) {
      refuseIf(whyNotBuild(state, seat, frame, tile));
      takeFromYard(state, seat, tile);
      finishTile(state, frame, kindOf(tile));
      if (isPart(tile)) buildPart(state, seat, tile, context);
      else if (tile < FIRST_GONDOLA) buildBarricade(state, seat, tile, context);
      else buildGondola(state, seat, tile, context);
      if (isFinished(state)) finish(state, seat, context);
      else advanceToDecision(state, context);
    },

    pass: leaveUndone,
  },
};

export const replacement: Decision<ReplacementFrame, 'replace'> = {
  actors: turnActors,
  moves: replacementMoves,
  play: {
    replace(state, seat, { tile }, context) {
      refuseIf(whyNotReplace(state, seat, tile));
      takeFromYard(state, seat, tile);
      const { level } = partOf(tile);
      const destroyed = state.ship[level].pop() as TileId;
      const builder = state.builders[level].pop() as Seat;
      const to = state.options.destroyed;
      if (to === 'pile') returnToPile(state, destroyed);
      else state.box.push(destroyed);
      const berth = layPart(state, seat, tile);
      const worth = worthOf(state, tile);
      gainPart(state, seat, worth);
      context.events.push({ type: 'partReplaced', seat, tile, berth, worth, destroyed, builder, to });
      state.frames.pop();
      advanceToDecision(state, context);
    },
  },
};

function buildPart(state: State, seat: Seat, tile: TileId, context: MoveContext): void {
  const berth = layPart(state, seat, tile);
  const worth = worthOf(state, tile);
  gainPart(state, seat, worth);
  context.events.push({ type: 'partBuilt', seat, tile, berth, worth });
}

function gainPart(state: State, seat: Seat, worth: PartWorth): void {
  award(state, seat, 'parts', worth.printed);
  award(state, seat, 'parameters', worth.points - worth.printed);
  state.approvals[seat] += worth.approvals;
}

function buildBarricade(state: State, seat: Seat, tile: TileId, context: MoveContext): void {
  const stack = state.stacks[seat];
  stack.push(tile);
  const priority = tile - FIRST_BARRICADE + 1;
  context.events.push({ type: 'barricadeBuilt', seat, tile, priority, height: stack.length });
}

/** A gondola pays once and goes back under its pile. */
function buildGondola(state: State, seat: Seat, tile: TileId, context: MoveContext): void {
  const { ducats, approvals } = GONDOLAS[tile - FIRST_GONDOLA];
  state.money[seat] += ducats;
  state.approvals[seat] += approvals;
  returnToPile(state, tile);
  context.events.push({ type: 'gondolaBuilt', seat, tile, ducats, approvals });
}
