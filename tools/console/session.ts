import { checkSave, repairSave } from '../../src/engine/core/check';
import { endHere, resign, scoreOf } from '../../src/engine/core/ending';
import { BadConfig, BadPosition, BadSave, StepRefused, IllegalMove } from '../../src/engine/core/errors';
import type { AnyGame, Options, Seat } from '../../src/engine/core/game';
import { redo, undo } from '../../src/engine/core/history';
import { readSave } from '../../src/engine/core/load';
import {
  actorsOf,
  checkConfig,
  isOver,
  playMove,
  positionHash,
  startMatch,
  jsonClone,
} from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { saveText } from '../../src/engine/core/save';
import { BadRequest, field, optional } from './fields';
import type { ConsoleRequest } from './fields';
import { isLevel, LEVELS } from '../../src/engine/bots/levels';
import type { LevelName } from '../../src/engine/bots/levels';
import type { GameEntry, GameWithBot } from '../../src/engine/bots/bot';
import { playout } from './playout';
import { seatBots } from './seated-bots';

/** With a time limit, the number of playouts is practically unlimited. */
const TIMED = 1_000_000;

/** Commands after which the computers' plans no longer match the position. */
const OTHER_POSITION = new Set(['new', 'load', 'repair', 'setPosition', 'undo', 'redo', 'end', 'resign']);

type Answer = Record<string, unknown>;

/** The games with their computers, and a clock for the reported ms. */
export interface ConsoleTools {
  readonly games: readonly GameEntry[];
  /** Milliseconds since an arbitrary fixed time. */
  readonly now: () => number;
}

export interface Session {
  /** Answers one line of JSON with one line of JSON. Never throws. `quit` is set when the session is over. */
  handle(line: string): { readonly answer: string; readonly quit: boolean };
}

/** Implements the engine console's protocol (docs/console.md). */
export function createSession(tools: ConsoleTools): Session {
  let match: Match | undefined;
  let created = 0;
  const bots = seatBots();

  const table = (): Match => {
    if (match) return match;
    throw new BadRequest('There is no match yet. Send “new”, “load” or “setPosition” first.');
  };
  const gameNamed = (id: string): AnyGame => {
    const game = find(id);
    if (game) return game;
    throw new BadRequest(`Unknown game “${id}”. “games” lists all games.`);
  };
  const actorsAndHash = (): Answer => {
    const now = table();
    return { actors: actorsOf(now), hash: positionHash(now) };
  };
  const contestOf = (game: AnyGame): GameWithBot => {
    const bot = tools.games.find((entry) => entry.game === game)?.bot;
    if (bot) return { game, bot };
    throw new Refused('no-opponents', `${game.about.title} has no computer opponents yet.`);
  };
  const levelNamed = (name: string): LevelName => {
    if (isLevel(name)) return name;
    throw new BadRequest(`Unknown level “${name.slice(0, 40)}”. The levels are ${Object.keys(LEVELS).join(', ')}.`);
  };
  const elapsed = (begun: number) => Math.round((tools.now() - begun) * 1000) / 1000;
  const seatOf = (request: ConsoleRequest): Seat => {
    const seat = field(request, 'seat', 'integer');
    if (seat >= 0 && seat < table().config.seats) return seat;
    throw new BadRequest(`There is no seat ${seat}. Seats are numbered from 0.`);
  };

  const find = (id: string) => tools.games.find(({ game }) => game.about.id === id)?.game;
  const saveNow = () => {
    const seats = Array.from({ length: table().config.seats }, (_, i) => ({ name: `Seat ${i}`, kind: 'human' }));
    return saveText(table(), { title: 'Console', seats, created: '1970-01-01T00:00:00.000Z' });
  };

  const commands: Record<string, (request: ConsoleRequest) => Answer> = {
    games: () => ({
      games: tools.games.map(({ game: { about } }) => ({
        id: about.id,
        title: about.title,
        year: about.year,
        seats: about.seats,
        options: about.options.map(({ key, label, values, default: usual }) => ({
          key,
          label,
          values: values.map((entry) => entry.value),
          default: usual,
        })),
      })),
    }),

    new: (request) => {
      const game = gameNamed(field(request, 'game', 'string'));
      const seats = field(request, 'seats', 'integer');
      const options = checkConfig(game, seats, optional(request, 'options', 'object', {}) as Options);
      const chance = optional(request, 'chance', 'integers', undefined);
      const seed = seedOf(request) ?? `console-${++created}`;
      match = startMatch(game, { game: game.about.id, options, seats, seed, ...(chance && { chance }) });
      return actorsAndHash();
    },

    moves: (request) => {
      const seat = seatOf(request);
      const { game, position } = table();
      return { moves: actorsOf(table()).includes(seat) ? game.moves(position, seat) : [] };
    },

    play: (request) => {
      const seat = seatOf(request);
      const entry = playMove(table(), seat, field(request, 'move', 'object') as { type: string });
      return { events: entry.events, chance: entry.chance, ...actorsAndHash(), over: isOver(table()) };
    },

    view: (request) => {
      const seat = request.seat === null ? null : seatOf(request);
      return { view: table().game.view(table().position, seat) };
    },

    score: () => {
      const { scores, winners } = scoreOf(table());
      return { scores, ...(isOver(table()) && { winners }) };
    },

    position: () => ({ position: jsonClone(table().position) }),

    setPosition: (request) => {
      const game: AnyGame = gameNamed(field(request, 'game', 'string'));
      const position: unknown = jsonClone(field(request, 'position', 'object'));
      game.check(position);
      const seats = game.seats(position);
      const { options, rules } = begunWith(game, seats, position);
      const seed = seedOf(request) ?? 'position';
      match = startMatch(game, { game: game.about.id, rules, options, seats, seed, position });
      return actorsAndHash();
    },

    undo: () => {
      undo(table());
      return actorsAndHash();
    },

    redo: () => {
      redo(table());
      return actorsAndHash();
    },

    end: () => {
      endHere(table());
      return { ...actorsAndHash(), over: true };
    },

    resign: (request) => {
      resign(table(), seatOf(request), optional(request, 'ends', 'boolean', false));
      return { ...actorsAndHash(), over: isOver(table()) };
    },

    save: () => ({ save: saveNow() }),

    check: (request) => ({ ...checkSave(field(request, 'save', 'string'), find) }),

    repair: (request) => {
      const save = field(request, 'save', 'string');
      const { moves, of, fault } = checkSave(save, find);
      match = repairSave(save, find).match;
      return { ...actorsAndHash(), moves, of, fault, save: saveNow() };
    },

    load: (request) => {
      match = readSave(field(request, 'save', 'string'), find).match;
      return { ...actorsAndHash(), moves: match.log.length };
    },

    bot: (request) => {
      const seat = seatOf(request);
      const level = levelNamed(field(request, 'level', 'string'));
      const millis = optional(request, 'ms', 'integer', undefined);
      if (!actorsOf(table()).includes(seat)) throw new Refused('not-your-turn', `Seat ${seat} may not move now.`);
      const begun = tools.now();
      const until = begun + (millis ?? 0);
      // Without a time limit, the level's number of playouts applies, so that sessions are reproducible.
      const budget = millis === undefined ? {} : { stop: () => tools.now() >= until, iterations: TIMED };
      const decision = bots.decide(table(), contestOf(table().game), seat, level, budget);
      const { move, reason, best, iterations } = decision;
      return { move, reason, best, iterations, millis: elapsed(begun) };
    },

    playout: (request) => {
      const policy = field(request, 'policy', 'string');
      const begun = tools.now();
      const match = table();
      const level = policy === 'random' ? undefined : LEVELS[levelNamed(policy)];
      const result = playout(match, seedOf(request) ?? '0', level && { gameWithBot: contestOf(match.game), level });
      return { ...result, millis: elapsed(begun) };
    },

    quit: () => ({}),
  };

  return {
    handle(line) {
      let request: ConsoleRequest | undefined;
      try {
        request = parse(line);
        const name = field(request, 'do', 'string');
        if (!Object.hasOwn(commands, name)) throw new BadRequest(`Unknown command “${name.slice(0, 40)}”.`);
        const answer = commands[name](request);
        if (OTHER_POSITION.has(name)) bots.clear();
        return { answer: respond(request, { ok: true, ...answer }), quit: name === 'quit' };
      } catch (error) {
        return { answer: respond(request, { ok: false, error: describe(error) }), quit: false };
      }
    },
  };
}

/** A position's options, and the version of the rules that has exactly these options. */
function begunWith(game: AnyGame, seats: number, position: unknown): { options: Options; rules: number } {
  const { options: given } = position as { options: Options };
  const missing = game.about.options.filter(({ key }) => !Object.hasOwn(given, key)).map(({ since = 1 }) => since);
  const rules = Math.min(game.about.rules + 1, ...missing) - 1;
  return { options: checkConfig(game, seats, given, rules), rules };
}

/** A refusal that is caused neither by the rules nor by an invalid request. */
class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

function parse(line: string): ConsoleRequest {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRequest('The line is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest('A request must be a JSON object.');
  if ('id' in value && isDeep(value.id, MAX_ID_DEPTH))
    throw new BadRequest('“id” is nested too deeply to be returned.');
  return value as ConsoleRequest;
}

/** An id is returned unchanged, so it must not be nested too deeply for JSON. */
const MAX_ID_DEPTH = 20;

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((entry) => isDeep(entry, depth - 1));
}

function respond(request: ConsoleRequest | undefined, answer: Answer): string {
  return JSON.stringify(request && 'id' in request ? { id: request.id, ...answer } : answer);
}

function describe(error: unknown): Answer {
  if (error instanceof IllegalMove)
    return { code: 'illegal-move', rule: error.rule, reason: error.code, message: error.message };
  if (error instanceof StepRefused) return { code: 'barred', barrier: error.barrier, message: error.message };
  if (error instanceof BadPosition) return { code: 'bad-position', message: error.message };
  if (error instanceof BadSave) return { code: 'bad-save', line: error.line, message: error.message };
  if (error instanceof Refused) return { code: error.code, message: error.message };
  if (error instanceof BadRequest || error instanceof BadConfig) return { code: 'bad-request', message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

function seedOf(request: ConsoleRequest): string | undefined {
  const { seed } = request;
  if (seed === undefined) return undefined;
  if (typeof seed === 'string' && seed.length <= 64) return seed;
  if (Number.isInteger(seed)) return String(seed);
  throw new BadRequest('“seed” must be a string of up to 64 characters or a whole number.');
}
