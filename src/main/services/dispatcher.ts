import * as v from 'valibot';
import { COMMANDS } from '../../ipc/contract';
import { maxSizeOf } from '../../ipc/message-size';
import type { Command, Handlers } from '../../ipc/contract';
import type { Result } from '../../ipc/refusals';
import { REFUSALS } from '../../ipc/refusals';
import { diskRefusal } from './disk-errors';
import type { LogPort } from './ports';
import { refusalFor, refusalOf, truncated } from './refusals';

export interface Dispatcher {
  /** Answers a command from the page. Never rejects: every error is returned as a refusal. */
  handle(command: unknown, argument: unknown): Promise<Result<unknown>>;
  busy(): boolean;
  idle(): Promise<void>;
}

/** Checks a command's name, size and schema, then calls its handler. Errors are returned as refusals. */
export function createDispatcher(handlers: Handlers<Command>, log: LogPort): Dispatcher {
  const pending = new Set<Promise<unknown>>();

  const handle = async (command: unknown, argument: unknown): Promise<Result<unknown>> => {
    if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command)) {
      const name = typeof command === 'string' ? `“${command.slice(0, 40)}”` : typeof command;
      return refused('unknown-command', `Unknown command: ${name}.`);
    }
    const name = command as Command;
    try {
      const size = sizeOf(argument);
      if (size === undefined) return refused('bad-request', 'The argument is not plain data.');
      if (size > maxSizeOf(name)) return refused('too-large', REFUSALS['too-large']);
      const parsed = v.safeParse(COMMANDS[name].argument, argument);
      if (!parsed.success) return refused('bad-request', explain(parsed.issues[0]));
      const handler = handlers[name] as (argument: unknown) => Promise<unknown>;
      return { ok: true, value: await handler(parsed.output) };
    } catch (error) {
      const refusal = refusalOf(error);
      // The original disk error has more detail than the message for the player.
      if (!refusal || diskRefusal(error, 'write')) log.error(`The command ${name} failed`, error);
      return { ok: false, error: refusalFor(error) };
    }
  };

  return {
    handle(command, argument) {
      const answer = handle(command, argument).finally(() => pending.delete(answer));
      pending.add(answer);
      return answer;
    },
    busy: () => pending.size > 0,
    async idle() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

function refused(code: string, message: string): Result<never> {
  return { ok: false, error: { code, message } };
}

/** Size of an argument in bytes of JSON, or `undefined` if it cannot be written as JSON (a BigInt, a cycle). */
function sizeOf(argument: unknown): number | undefined {
  try {
    const text = JSON.stringify(argument) as string | undefined;
    return text === undefined ? 0 : Buffer.byteLength(text);
  } catch {
    return undefined;
  }
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return truncated(path ? `“${path}”: ${issue.message}.` : `${issue.message}.`);
}
