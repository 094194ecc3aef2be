import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/core/game';
import { joinHandlers, rulesOf } from '../../../src/engine/kit/decisions';
import type { Decision as DecisionOf, FramesByKind, Handlers as HandlersOf } from '../../../src/engine/kit/decisions';
import { frameOf, seatOf, topFrame } from '../../../src/engine/kit/frames';
import { IllegalMove } from '../../../src/engine/core/errors';

/**
 * A game for two players. In a turn, a player counts, asks the other player, or ends the turn. A question must be
 * answered.
 */
interface TurnFrame {
  kind: 'turn';
  seat: Seat;
  counted: number;
}
interface QuestionFrame {
  kind: 'question';
  seat: Seat;
}
type Frame = TurnFrame | QuestionFrame;
interface State {
  frames: Frame[];
}
type Move =
  | { readonly type: 'count'; readonly by: number }
  | { readonly type: 'ask' }
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'end' };
interface Event {
  readonly type: 'counted' | 'asked' | 'answered';
}
type Decision<F, T extends Move['type']> = DecisionOf<State, F, Move, Event, T>;
type Handlers<F, T extends Move['type']> = HandlersOf<State, F, Move, Event, T>;

const counting: Handlers<TurnFrame, 'count'> = {
  count: (_state, _seat, { by }, { events }, frame) => {
    frame.counted += by;
    events.push({ type: 'counted' });
  },
};
const asking: Handlers<TurnFrame, 'ask' | 'end'> = {
  ask: (state, seat, _move, { events }) => {
    state.frames.push({ kind: 'question', seat: 1 - seat });
    events.push({ type: 'asked' });
  },
  end: (state) => void (state.frames = []),
};
const turn: Decision<TurnFrame, 'count' | 'ask' | 'end'> = {
  actors: seatOf,
  moves: () => [{ type: 'count', by: 1 }, { type: 'ask' }, { type: 'end' }],
  play: joinHandlers(counting, asking),
};
const question: Decision<QuestionFrame, 'answer'> = {
  actors: seatOf,
  moves: () => [true, false].map((yes) => ({ type: 'answer' as const, yes })),
  play: {
    answer: (state, _seat, _move, { events }) => {
      state.frames.pop();
      events.push({ type: 'answered' });
    },
  },
};

const book = {
  checkShape: () => undefined,
  refuseIf: (code: string | undefined) => {
    if (code !== undefined) throw new IllegalMove(code, 'moves', code);
  },
  frame: (state: State) => topFrame(state),
  kind: (frame: Frame) => frame.kind,
};
type Frames = FramesByKind<Frame>;
const rules = rulesOf<State, Move, Event, Frames>()(book, { turn, question });
const begin = (): State => ({ frames: [{ kind: 'turn', seat: 0, counted: 0 }] });
const random = { roll: () => 1 };

describe('decisions', () => {
  it('give the top frame’s actors, legal moves and effects', () => {
    const state = begin();
    expect(rules.actors(state)).toEqual([0]);
    expect(rules.moves(state, 1)).toEqual([]);
    expect(rules.play(state, 0, { type: 'count', by: 3 }, random)).toEqual([{ type: 'counted' }]);
    rules.play(state, 0, { type: 'ask' }, random);
    expect(rules.actors(state)).toEqual([1]);
    expect(rules.moves(state, 1)).toHaveLength(2);
    rules.play(state, 1, { type: 'answer', yes: true }, random);
    expect(frameOf(state, 'turn').counted).toBe(3);
    rules.play(state, 0, { type: 'end' }, random);
    expect(rules.actors(state)).toEqual([]);
    expect(rules.moves(state, 0)).toEqual([]);
  });

  it('refuse moves of another decision, by another seat, and after the end', () => {
    const state = begin();
    const refusal = (seat: Seat, move: Move) => {
      try {
        rules.play(state, seat, move, random);
      } catch (error) {
        return (error as IllegalMove).code;
      }
      return 'played';
    };
    expect(refusal(0, { type: 'answer', yes: true })).toBe('not-now');
    expect(refusal(1, { type: 'ask' })).toBe('not-your-turn');
    expect(() => frameOf(state, 'question')).toThrow('There is no open decision of kind “question”.');
    rules.play(state, 0, { type: 'end' }, random);
    expect(refusal(0, { type: 'ask' })).toBe('game-over');
  });

  it('do not compile if inconsistent', () => {
    const compile = () => {
      const half = rulesOf<State, Move, Event, Pick<Frames, 'turn'>>();
      // @ts-expect-error no decision plays 'answer'
      half({ ...book, frame: () => undefined, kind: () => 'turn' }, { turn });
      const twice: Decision<QuestionFrame, 'answer' | 'end'> = {
        actors: seatOf,
        moves: () => [],
        play: { ...question.play, end: () => undefined },
      };
      // @ts-expect-error two decisions play 'end'
      rulesOf<State, Move, Event, Frames>()(book, { turn, question: twice });
      rulesOf<State, Move, Event, Frames, 'end'>()(book, { turn, question: twice });
      // @ts-expect-error a frame has no decision
      rulesOf<State, Move, Event, Frames>()(book, { turn });
      // @ts-expect-error a decision of another frame
      rulesOf<State, Move, Event, Frames>()(book, { turn: question, question: turn });
      // @ts-expect-error a decision lists a move it does not play
      const listed: Decision<TurnFrame, 'ask'> = { actors: seatOf, moves: () => [{ type: 'end' }], play: asking };
      // @ts-expect-error two files play one move of a decision
      const joined: Handlers<TurnFrame, 'ask' | 'end'> = joinHandlers(asking, { ask: asking.ask });
      return [listed, joined];
    };
    expect(compile).toBeTypeOf('function');
  });
});
