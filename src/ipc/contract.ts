import type * as v from 'valibot';
import { app } from './commands/app';
import { backup } from './commands/backup';
import { lessons } from './commands/lessons';
import { matches } from './commands/matches';
import { report } from './commands/report';
import { saves } from './commands/saves';
import { settings } from './commands/settings';
import type { Notifications } from './notifications';
import type { Result } from './refusals';

/**
 * Every command from the page to main. The bridge, the dispatcher and the handlers' types are derived from this table.
 * In addition to its own errors, any command can fail with `unknown-command`, `bad-request`, `too-large` and
 * `unexpected`.
 */
export const COMMANDS = { ...app, ...matches, ...lessons, ...saves, ...backup, ...report, ...settings };

export type Command = keyof typeof COMMANDS;

/** A command's argument, as the page sends it. */
export type Argument<C extends Command> = v.InferInput<(typeof COMMANDS)[C]['argument']>;

/** The answer of every command. */
export type Answers = { readonly [C in Command]: (typeof COMMANDS)[C]['answer']['type'] };

/** The handlers of some commands. Their arguments have already been validated by the schema. */
export type Handlers<C extends Command> = {
  readonly [K in C]: (argument: v.InferOutput<(typeof COMMANDS)[K]['argument']>) => Promise<Answers[K]>;
};

/** The bridge to main. The preload sets it as `window.serenissima`; in the web host, the page creates it. */
export interface Bridge {
  call<C extends Command>(command: C, argument: Argument<C>): Promise<Result<Answers[C]>>;
  /** Calls `listener` with each notification of a name, until the returned function is called. */
  on<N extends keyof Notifications>(name: N, listener: (news: Notifications[N]) => void): () => void;
}
