import { commentOn } from '../../engine/core/first-game';
import { redoStatus, undoStatus } from '../../engine/core/history';
import { standstill } from '../../engine/core/standstill';
import type { SaveMeta } from '../../engine/core/save';
import { scoreOf } from '../../engine/core/ending';
import { actorsOf, isOver, jsonClone } from '../../engine/core/match';
import type { UndoStatus } from '../../engine/core/history';
import type { Choice, Decider, Table } from '../../ipc/table';
import type { Games } from './games';
import { isLessonOver, lessonState } from './lesson-state';
import { isComputer } from './open-match';
import type { OpenMatch } from './open-match';
import { actingSeat } from './seating';
import { skipDue } from './skipping';
import { isPrivate } from '../../engine/core/secrets';
import { SKIPS } from '../../engine/core/skip-preferences';
import { LEVEL_NAMES } from '../../engine/bots/levels';
import type { SeatConfig } from '../../ipc/seats';

/** The table as the seat at the screen may see it. */
export function tableOf(open: OpenMatch, freeUndo: boolean, games: Games): Table {
  const { match, meta, viewer } = open;
  const { game, position, config } = match;
  const over = isOver(match);
  const deciders: Decider[] = actorsOf(match).map((seat) => ({ seat, private: isPrivate(game, position, seat) }));
  const acting = isLessonOver(open) ? null : actingSeat(open);
  const request = { free: freeUndo, ...(viewer !== null && { seat: viewer }) };
  const choices = acting === null ? [] : choicesOf(open, acting);
  const moves = choices.map(({ move }) => move);
  const view = jsonClone(game.view(position, viewer));
  return {
    match: open.id,
    game: config.game,
    title: meta.title,
    seats: seatsOf(meta.seats, config.game, games),
    options: { ...config.options },
    ply: match.log.length,
    viewer,
    view,
    deciders,
    acting,
    choices,
    skip: skipDue(open)?.skip ?? null,
    undo: askable(undoStatus(match, request), open),
    redo: askable(redoStatus(match, request), open),
    over,
    standstill: over || open.lesson ? 0 : standstill(match),
    acts: match.acts.slice(),
    score: over ? jsonClone(scoreOf(match)) : null,
    comment: acting !== null && meta.seats[acting].comments ? commentOn(game, view, acting, moves) : null,
    lesson: lessonState(open, choices),
  };
}

/**
 * Any person may undo an agreed end. The result contains the seat of the first person. If computers have all seats, they
 * would only repeat their moves, so these can't be undone.
 */
function askable(step: UndoStatus, { match, meta }: OpenMatch): UndoStatus {
  if (!step.possible) return step;
  const person = meta.seats.findIndex((_, seat) => !isComputer(meta, seat));
  const isAct = match.acts.at(-1)?.ply === match.log.length;
  if (person < 0 && !isAct) return { ...step, possible: false, reason: 'decision' };
  return { ...step, seat: step.seat ?? Math.max(0, person) };
}

function choicesOf({ match }: OpenMatch, seat: number): Choice[] {
  const { game, position } = match;
  return game.moves(position, seat).map((move) => ({ move, forecast: game.forecast?.(position, seat, move) ?? {} }));
}

/** The seats of a save. Unknown kinds become humans, unknown levels the default; unknown characters are dropped. */
export function seatsOf(seats: SaveMeta['seats'], game: string, { charactersFor }: Games): SeatConfig[] {
  const characters = charactersFor(game);
  return seats.map(({ name, kind, level, character, skip, portrait, comments }) => {
    const skips = SKIPS.filter((one) => skip?.includes(one));
    const known = { name, ...(portrait !== undefined && { portrait }) };
    if (kind !== 'computer') {
      const person = { ...known, kind: 'human' } as const;
      return { ...person, ...(skips.length > 0 && { skip: skips }), ...(comments !== undefined && { comments }) };
    }
    return {
      ...known,
      kind,
      level: LEVEL_NAMES.find((one) => one === level) ?? 'merchant',
      ...(character !== undefined && characters.includes(character) && { character }),
    };
  });
}
