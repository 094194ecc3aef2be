import * as v from 'valibot';
import { COMMANDS } from '../../ipc/contract';
import type { Answers, Command, Result } from '../../ipc/contract';
import { REFUSALS } from '../../ipc/refusals';
import type { LogPort } from './ports';
import { refusalOf } from './refusals';

/** What answers each command; arguments have passed their schema. */
export type Handlers = {
  readonly [C in Command]: (argument: v.InferOutput<(typeof COMMANDS)[C]>) => Promise<Answers[C]>;
};

export interface Dispatcher {
  /** Answers a command from outside. Never throws: whatever goes wrong comes back as a refusal. */
  handle(command: unknown, argument: unknown): Promise<Result<unknown>>;
}

/** Bytes of JSON one argument may have: room for an imported save, and no more. */
const MAX_ARGUMENT = 21_000_000;

/** The border of main: checks a command's name, size and schema, and turns every error into words for people. */
export function createDispatcher(handlers: Handlers, log: LogPort): Dispatcher {
  return {
    async handle(command, argument) {
      if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command)) {
        const name = typeof command === 'string' ? `“${command.slice(0, 40)}”` : 'of this kind';
        return refused('unknown-command', `There is no command ${name}.`);
      }
      const name = command as Command;
      try {
        if (sizeOf(argument) > MAX_ARGUMENT) return refused('too-large', REFUSALS['too-large']);
        const parsed = v.safeParse(COMMANDS[name], argument);
        if (!parsed.success) return refused('bad-request', explain(parsed.issues[0]));
        const handler = handlers[name] as (argument: unknown) => Promise<unknown>;
        return { ok: true, value: await handler(parsed.output) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return { ok: false, error: refusal };
        log.error(`The command ${name} failed`, error);
        return refused('unexpected', REFUSALS.unexpected);
      }
    },
  };
}

function refused(code: string, message: string): Result<never> {
  return { ok: false, error: { code, message } };
}

function sizeOf(argument: unknown): number {
  return (JSON.stringify(argument) ?? '').length;
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path ? `“${path}”: ${issue.message}.` : `${issue.message}.`;
}
