import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Move, Seat, MatchConfig } from '../../src/engine/core/game';
import { hashOf } from '../../src/engine/core/hash';
import { playMove, startMatch } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { SKIPS } from '../../src/engine/core/skip-preferences';
import { saveText } from '../../src/engine/core/save';
import { isPrivate } from '../../src/engine/core/secrets';
import type { Command } from '../../src/ipc/contract';
import type { Advice } from '../../src/main/services/ports';
import { openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

export interface World {
  readonly app: TestApp;
  readonly id: string;
  readonly match: Match;
  readonly computer: Seat | null;
  /** The computer's next move. If `null`, advice contains a hash of the view, so that it differs if a view does. */
  next: Advice | null;
}

/** Opens a world in a position. `computer` is the seat played by a computer; one seat may have a note. */
export async function openWorld(
  game: AnyGame,
  config: MatchConfig,
  position: unknown,
  computer: Seat | null,
  secret?: { readonly seat: Seat | null; readonly note: string },
): Promise<World> {
  const whys = (view: unknown): Advice[] => [
    { move: { type: 'see' }, reason: { key: 'view', params: { view: hashOf(view) } } },
  ];
  const app = openTestApp(undefined, {}, async ({ view }) => (world.next ? [world.next] : whys(view)));
  const match = startMatch(game, { ...config, position });
  const seats = Array.from({ length: config.seats }, (_, seat) => ({
    name: `P${seat}`,
    kind: seat === computer ? 'computer' : 'human',
    skip: SKIPS,
    ...(seat === secret?.seat && { notes: [{ text: secret.note }] }),
  }));
  const text = saveText(match, { title: 'Two worlds', seats, created: '2026-01-01T00:00:00.000Z' });
  const info = await app.ask('saves.import', { text });
  const world: World = { app, id: info?.match ?? '', match, computer, next: null };
  return world;
}

/** Plays a seat's move, at the screen or as a computer. Returns the answers to taking the seat and to the move. */
export async function step(world: World, seat: Seat, move: Move): Promise<unknown[]> {
  const { app, id, match, computer } = world;
  const thinks = seat === computer;
  const turn = { match: id, ply: match.log.length };
  // A computer's reasons depend on everything it sees. For public decisions, they may differ only if its moves do.
  const { position } = match;
  const seen = isPrivate(match.game, position, seat) ? hashOf(match.game.view(position, seat)) : '';
  world.next = { move, reason: { key: 'because', params: { move: hashOf(move), seen } } };
  const { handle } = app.services;
  const seated = await handle('matches.sit', { match: id, seat: thinks ? null : seat });
  const played = await (thinks
    ? handle('matches.think', turn)
    : handle('matches.play', { ...turn, seat, moves: [move, { type: 'nonsense' }] }));
  world.next = null;
  playMove(match, seat, move);
  return [seated, played];
}

/** The viewer that makes the queries, and the moves that the queries contain. */
export interface Asker {
  readonly viewer: Seat | null;
  /** The seat whose secrets differ between the worlds; `null` if the difference is hidden from all seats. */
  readonly owner: Seat | null;
  /** Some legal moves of the owner. */
  readonly secret: readonly Move[];
  readonly tried: readonly Move[];
  readonly thorough: boolean;
}

/** Commands that are not compared, with the reason. */
export const NOT_ASKED: Partial<Record<Command, string>> = {
  'app.info': 'has no information about a match',
  'app.listening': 'has no information about a match',
  'games.list': 'has no information about a match',
  'settings.get': 'has no information about a match',
  'lessons.list': 'has no information about a match',
  'lessons.introduction': 'shows a fixed position, not a match',
  'lessons.position': 'a lesson is the same for all players and hides nothing from its learner',
  'lessons.start': 'a lesson is the same for all players and hides nothing from its learner',
  'lessons.back': 'only in a lesson',
  'matches.create': 'only concerns a new match',
  'saves.export': 'an exported save contains everything, for people who trust each other',
  'backup.make': 'contains everything, like saves.export',
  'backup.restore': 'only returns the number of restored saves',
  'report.save': 'contains the whole match, like saves.export, with the player’s consent',
  'saves.import': 'opens a match; starts each world',
  'saves.trash': 'returns nothing',
  'saves.restore': 'returns the same information about a save as the list',
  'saves.discard': 'returns nothing',
  'saves.shelf': 'returns the same information about a file as the list about a save',
  'saves.adopt': 'like saves.import',
  'matches.end': 'shows the final points, which all people at the table agreed to',
  'matches.resign': 'gives the seat to a computer, like matches.seats, or ends the match',
};

/**
 * The commands to send, with their arguments, in an order that leaves the moves of the match unchanged. Some are
 * included only if `thorough`.
 */
function questions({ id: match, match: { log, config, game, position } }: World, asker: Asker): [Command, object][] {
  const { viewer, owner, secret, tried, thorough } = asker;
  const ply = log.length;
  const seat = viewer ?? 0;
  const seats = Array.from({ length: config.seats }, (_, i) => i);
  // If no seat is shown, the person at the screen still makes the owner's public decisions and can see the owner's
  // secrets.
  const holds = viewer === null && owner !== null && !isPrivate(game, position, owner);
  const others = seats.filter((i) => !(holds && i === owner));
  const deciding = game.actors(position).includes(seat);
  const turns: [Command, object][] = [
    ['matches.undo', { match, seat }],
    ['matches.redo', { match, seat }],
  ];
  const people = (computer: Seat) =>
    seats.map((i) => ({ name: `P${i}`, kind: i === computer ? ('computer' as const) : ('human' as const) }));
  return [
    ['matches.sit', { match, seat: viewer }],
    ['matches.sit', { match, seat: viewer, from: ply }],
    ['matches.log', { match, from: 0 }],
    ...[...new Set([0, Math.max(0, ply - 1), ply, ply + 1])].map((at): [Command, object] => [
      'matches.at',
      { match, ply: at },
    ]),
    ['matches.threats', { match, ply }],
    ['matches.story', { match }],
    ['matches.seed', { match }],
    ['matches.think', { match, ply: ply + 1 }],
    ['matches.skip', { match, ply: ply + 1 }],
    ['matches.stop', { match }],
    ['matches.moveNow', { match }],
    ['lessons.go', { match, ply }],
    ...others.map((i): [Command, object] => ['matches.peek', { match, seat: i }]),
    ...others.map((i): [Command, object] => ['matches.hint', { match, seat: i, ply }]),
    ['matches.play', { match, seat, ply, moves: [{ type: 'nonsense' }] }],
    ...others.flatMap((i) =>
      [...secret, ...tried].map((move): [Command, object] => ['matches.whyNot', { match, seat: i, ply, move }]),
    ),
    ...others.map((i): [Command, object] => ['matches.notes', { match, seat: i }]),
    ...others.flatMap((i) =>
      [secret, tried, tried.toReversed()].map((moves): [Command, object] => [
        'matches.plan',
        { match, seat: i, ply, moves },
      ]),
    ),
    ...secret.flatMap((move): [Command, object][] => [
      ['matches.play', { match, seat, ply: ply + 1, moves: [move] }],
      ...(viewer === null || deciding
        ? []
        : [['matches.play', { match, seat, ply, moves: [move] }] as [Command, object]]),
      ...(viewer === null || owner === null
        ? []
        : [['matches.play', { match, seat: owner, ply, moves: [move] }] as [Command, object]]),
    ]),
    ...turns,
    ['settings.set', { freeUndo: true }],
    ...turns,
    ['settings.set', { freeUndo: false }],
    ['matches.sit', { match, seat: viewer }],
    ...others
      .filter((i) => i !== owner)
      .map((i): [Command, object] => ['matches.setNotes', { match, seat: i, notes: [{ text: 'Own note' }] }]),
    ...(thorough
      ? ([
          ['saves.rename', { match, title: `Seen by ${viewer}` }],
          ['saves.duplicate', { match, title: 'Copy' }],
          ['matches.branch', { match, ply, title: 'Branch' }],
          ['matches.keep', { match, title: 'Kept' }],
          ['saves.check', { match }],
          ['saves.repair', { match, title: 'Repaired' }],
          ['matches.list', {}],
          ['saves.deleted', {}],
          ['report.preview', { match, graphics: 'none' }],
          ['matches.seats', { match, seats: people(seat) }],
          ['matches.seats', { match, seats: people(owner ?? seat) }],
          ['matches.close', { match }],
          ['matches.open', { match }],
        ] as [Command, object][])
      : []),
  ];
}

/** How often each command was sent in both worlds, and how often notifications and logs were compared. */
export const asked = new Map<Command | 'notifications' | 'logged', number>();

/** Returns what differs between two worlds for a viewer: commands with other answers, notifications or logs. */
export async function differences(one: World, other: World, asker: Asker): Promise<string[]> {
  const told = async (world: World) => {
    const answers: [Command | 'notifications' | 'logged', unknown][] = [];
    for (const [command, argument] of questions(world, asker)) {
      answers.push([command, await world.app.services.handle(command, argument)]);
    }
    answers.push(['notifications', world.app.notifications.slice()], ['logged', world.app.logged.map(String)]);
    return answers;
  };
  const [here, there] = [await told(one), await told(other)];
  return here.flatMap(([what, answer], i) => {
    asked.set(what, (asked.get(what) ?? 0) + 1);
    return isDeepStrictEqual(answer, there[i][1]) ? [] : [what];
  });
}
