import { isCount, need } from '../../kit/check-tools';
import { PILES } from './data/components';
import { DOGE_TILES, DRAW, MARKERS, TILES } from './data/board';
import { canWork } from './phases/work';
import { isPart } from './queries';
import { canReplace } from './ship';
import type { Frame, State, TurnFrame, WorkFrame } from './state';

/** A turn, its action, and on that a bonus or the tiles drawn for it. */
const DEEPEST = 3;
const FIELDS: Readonly<Record<Frame['kind'], number>> = {
  turn: 4,
  buy: 4,
  construct: 4,
  drawn: 3,
  replacement: 1,
  doge: 2,
  inspection: 2,
};

/** That there is a stack of decisions at all, for those who look into it before it is checked. */
export function checkStack(frames: unknown): asserts frames is Frame[] {
  need(Array.isArray(frames) && frames.length <= DEEPEST, 'There are at most three decisions, one within the other');
  for (const frame of frames as unknown[]) {
    need(typeof frame === 'object' && frame !== null, 'A decision is an object');
    const { kind } = frame as { kind?: unknown };
    need(typeof kind === 'string' && Object.hasOwn(FIELDS, kind), 'A decision is of a known kind');
    need(Object.keys(frame).length === FIELDS[kind as Frame['kind']], `A decision of the kind ${kind} has its fields`);
    const { tiles } = frame as { tiles?: unknown };
    need(tiles === undefined || Array.isArray(tiles), 'Drawn tiles are a list');
  }
}

/** The stack of decisions: an inspection, or a turn with what its action still asks for. */
export function checkFrames(state: State): void {
  const [first, ...rest] = state.frames as (Frame | undefined)[];
  if (!first) return;
  if (first.kind === 'inspection') {
    need(rest.length === 0, 'Nothing lies within an inspection');
    return checkInspection(state, first.bids);
  }
  need(first.kind === 'turn', 'A round is a turn or an inspection');
  checkTurn(state, first, rest.length);
  rest.forEach((frame, i) => checkWithin(state, frame as Frame, state.frames.slice(i + 2)));
}

function checkInspection(state: State, bids: unknown): void {
  need(Array.isArray(bids) && bids.length === state.money.length, 'There is a bid for every seat');
  need(bids.includes(null), 'Somebody has yet to bid');
  need(
    bids.every((bid, seat) => bid === null || isCount(bid, 0, state.approvals[seat])),
    'Nobody bids more Approvals than he has',
  );
  const back = state.markers.every((markers, seat) => markers === MARKERS && state.flooded[seat] === 0);
  need(back && state.taken.every((owner) => owner < 0), 'Markers are back before an inspection');
}

function checkTurn(state: State, { place, reordered, acted }: TurnFrame, within: number): void {
  need(isCount(place, 0, state.order.length - 1), 'The turn is somebody’s');
  need(typeof reordered === 'boolean' && typeof acted === 'boolean', 'What a turn has seen is yes or no');
  need(acted === within > 0, 'A turn goes on after its action only while something is to be decided');
  need(acted || state.markers[state.order[place]] > 0, 'Who is to act has a marker left');
}

/** What an action asks for; `above` are the decisions it waits for. */
function checkWithin(state: State, frame: Frame, above: readonly Frame[]): void {
  switch (frame.kind) {
    case 'buy':
    case 'construct':
      return checkWork(state, frame, above);
    case 'drawn':
      need(above.length === 0 && isCount(frame.pile, 0, PILES - 1), 'Tiles are drawn from a pile, and kept or not');
      need(frame.tiles.length > 0 && frame.tiles.length <= DRAW, 'Three tiles are drawn at most');
      return need(
        frame.tiles.every((tile) => isCount(tile, 0, TILES.length - 1) && TILES[tile].pile === frame.pile),
        'Drawn tiles are of their pile',
      );
    case 'doge':
      need(above.length === 0 && frame.tiles.length === 2, 'Two Doge tiles are drawn');
      return need(
        frame.tiles.every((tile) => isCount(tile, 0, DOGE_TILES.length - 1)),
        'Drawn Doge tiles are Doge tiles',
      );
    case 'replacement': {
      const yard = state.yards[state.order[(state.frames[0] as TurnFrame).place]];
      need(above.length === 0, 'A Replacement waits for nothing');
      return need(
        yard.some((tile) => isPart(tile) && canReplace(state, tile)),
        'There is a part to replace',
      );
    }
    default:
      return need(false, 'A turn lies within nothing');
  }
}

function checkWork(state: State, frame: WorkFrame, above: readonly Frame[]): void {
  const { join, kinds, bonus } = frame;
  need(join === 'or' || join === 'and', 'Kinds are a choice or joined');
  need(
    Array.isArray(kinds) && kinds.length > 0 && kinds.length <= 2 && new Set(kinds).size === kinds.length,
    'There are one or two kinds left to buy or build',
  );
  need(
    kinds.every((kind) => ['galley', 'barricade', 'gondola'].includes(kind)),
    'Tiles are of three kinds',
  );
  need(typeof bonus === 'boolean', 'A bonus is one or not');
  const seat = state.order[(state.frames[0] as TurnFrame).place];
  const next = above[0] as Frame | undefined;
  if (next) return need(next.kind === 'drawn' || isBonusOf(next, frame), 'Work waits for its own bonus');
  need(canWork(state, seat, frame), 'There is something to buy or build');
}

/** A bonus is more of the same work, and has no bonus of its own. */
function isBonusOf(next: Frame, work: WorkFrame): boolean {
  return next.kind === work.kind && !work.bonus && next.bonus;
}
