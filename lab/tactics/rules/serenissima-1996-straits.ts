import { topFrame } from '../../../src/engine/kit/frames';
import type { GalleyId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { sailingPlan } from '../../../src/engine/games/serenissima-1996/bot/sailing';
import { STYLES } from '../../../src/engine/games/serenissima-1996/bot/style';
import { graph } from '../../../src/engine/games/serenissima-1996/geography';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import type { PassageFrame, State } from '../../../src/engine/games/serenissima-1996/state';
import type { Alternatives, Rule } from '../rule';
import { fleet, goalsOf, inPhase, isLast } from './serenissima-1996-position';

/** The smaller parts of the sea that can only be left through this space. Empty if the space is not a strait. */
function pocketOf(state: State, strait: SpaceId): SpaceId[] {
  const { neighbours } = graph(state.options);
  const seen = new Set([strait]);
  const parts = neighbours[strait].flatMap((first) => {
    if (seen.has(first)) return [];
    const part = [first];
    seen.add(first);
    for (const space of part) {
      for (const next of neighbours[space].filter((one) => !seen.has(one))) {
        seen.add(next);
        part.push(next);
      }
    }
    return [part];
  });
  return parts.filter((part) => part.length < neighbours.length / 2).flat();
}

/** Number of rival galleys that can only leave their part of the sea through a strait. */
function shutIn(state: State, seat: number, strait: SpaceId): number {
  const pocket = pocketOf(state, strait);
  return state.galleys.filter((galley) => galley && galley.owner !== seat && pocket.includes(galley.space)).length;
}

/** A galley's shortest route to a space without asking for passage. */
function freePath(state: State, id: GalleyId, to: SpaceId): SpaceId[] | undefined {
  const { neighbours } = graph(state.options);
  const galley = state.galleys[id];
  if (!galley) return undefined;
  const taken = (space: SpaceId) =>
    state.galleys.some((other) => other?.space === space && other.owner !== galley.owner);
  let paths: SpaceId[][] = [[]];
  for (let steps = 0; steps <= galley.sailors; steps++) {
    const there = paths.find((path) => (path.at(-1) ?? galley.space) === to);
    if (there) return there;
    paths = paths.flatMap((path) => {
      const at = path.at(-1) ?? galley.space;
      return path.length > 0 && taken(at) ? [] : neighbours[at].map((next) => [...path, next]);
    });
  }
  return undefined;
}

/** A Merchant's sailing turn, and the same turn with an idle galley moved to a strait that shuts rivals in. */
function keeping(state: State, seat: number): (Alternatives<Serenissima1996Move> & { strait: SpaceId }) | undefined {
  const { moves, missions } = sailingPlan(state, seat, STYLES.usual);
  const straits = graph(state.options)
    .neighbours.map((_, strait) => ({ strait, shut: shutIn(state, seat, strait) }))
    .filter(({ strait, shut }) => shut > 0 && !missions.some(({ space }) => space === strait))
    .sort((a, b) => b.shut - a.shut);
  for (const { strait } of straits) {
    for (const { id } of fleet(state, seat)) {
      const path = missions.some(({ galley, task }) => galley === id && task !== 'wait')
        ? undefined
        : freePath(state, id, strait);
      if (!path) continue;
      const others = moves.filter((move) => !('galley' in move && move.galley === id));
      const sails = path.map((to): Serenissima1996Move => ({ type: 'sail', galley: id, to }));
      return { strait, right: [...sails, ...others], wrong: moves, as: 'blockader' };
    }
  }
  return undefined;
}

const asked = (state: State, seat: number): PassageFrame | undefined => {
  const frame = topFrame(state);
  return frame?.kind === 'passage' && frame.owners[0] === seat ? frame : undefined;
};

export const straitRules = {
  strait: {
    because:
      'The galley can only leave its part of the sea through this strait. Refusing passage keeps it there for a turn.',
    asks: (state, seat) => {
      const frame = asked(state, seat);
      const space = frame && state.galleys[frame.galley]?.space;
      if (!frame || space === undefined || isLast(state)) return false;
      return pocketOf(state, space).length > 0 && goalsOf(state, seat, frame).length === 0;
    },
    fails: ({ moves: [first] }) => first?.type === 'answerPassage' && first.grant,
    weighed: () => ({
      right: [{ type: 'answerPassage', grant: false, standing: false }],
      wrong: [{ type: 'answerPassage', grant: true, standing: false }],
    }),
  },
  'strait-kept': {
    because:
      'The galley has nothing else to do, and rival galleys can only leave their part of the sea through the strait. A galley in the strait can refuse passage and keep them there.',
    asks: (state, seat) => inPhase(state, 'sailing') && !isLast(state) && keeping(state, seat) !== undefined,
    fails: ({ before, after, seat }) => {
      const strait = keeping(before, seat)?.strait;
      return !after.galleys.some((galley) => galley?.owner === seat && galley.space === strait);
    },
    weighed: (state, seat) => keeping(state, seat) ?? { right: [], wrong: [] },
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima1996Move>>>;
