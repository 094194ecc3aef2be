import { createSession } from '../../../tools/console/session';
import type { AnyGame, GameEvent, Move, SeatScore } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAME_ENTRIES } from '../../../src/engine/games/registry';

/** All possible fields of a console answer. */
export interface Answer {
  readonly ok: boolean;
  readonly id?: unknown;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly barrier?: string;
    readonly line?: number;
  };
  readonly games: readonly Record<string, unknown>[];
  readonly actors: readonly number[];
  readonly hash: string;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  readonly chance: readonly number[];
  readonly over: boolean;
  readonly view: unknown;
  readonly scores: readonly SeatScore[];
  readonly winners?: readonly number[];
  readonly position: Record<string, unknown>;
  readonly save: string;
  readonly millis: number;
  readonly move: Move;
  readonly reason: { readonly key: string };
  readonly best: readonly unknown[];
  readonly iterations: number;
  readonly of: number;
  readonly hashes: number;
  readonly fault: { readonly line: number; readonly move: number; readonly code: string } | null;
}

export interface Talk {
  line(text: string): Answer;
  ask(request: object): Answer;
  refused(request: object): Answer['error'];
}

/** Starts a session whose clock advances by a quarter of a millisecond per reading. */
export function talk(): Talk {
  let time = 0;
  const session = createSession({ games: GAME_ENTRIES, now: () => (time += 0.25) });
  const line = (text: string): Answer => {
    const { answer } = session.handle(text);
    if (/[\r\n]/.test(answer)) throw new Error('An answer has several lines');
    return JSON.parse(answer) as Answer;
  };
  return {
    line,
    ask(request) {
      const answer = line(JSON.stringify(request));
      if (!answer.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${JSON.stringify(answer)}`);
      return answer;
    },
    refused(request) {
      const answer = line(JSON.stringify(request));
      if (answer.ok) throw new Error(`Granted: ${JSON.stringify(request).slice(0, 200)}`);
      return answer.error;
    },
  };
}

/** Starts a session with a match after `count` random moves. */
export function begun(game: AnyGame, count = 0, options: object = {}): Talk {
  const [seats] = game.about.seats;
  const session = talk();
  session.ask({ do: 'new', game: game.about.id, seats, seed: 'begun', ...options });
  const random = fastRandom(5);
  for (let i = 0; i < count; i++) {
    const { seat, move } = anyMove(session, game, (count) => random.roll(count) - 1);
    session.ask({ do: 'play', seat, move });
  }
  return session;
}

export function anyMove(session: Talk, game: AnyGame, pick: (count: number) => number = () => 0) {
  const { position } = session.ask({ do: 'position' });
  const [seat] = game.actors(position);
  const { moves } = session.ask({ do: 'moves', seat });
  return { seat, move: moves[pick(moves.length)] };
}
