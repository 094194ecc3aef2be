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
 * All commands from the page to main. The bridge, the dispatcher and the handlers' types are derived from this table.
 * In addition to the errors listed at each command, any command can fail with `unknown-command`, `bad-request`,
 * `too-large` and `unexpected`.
 */
export const COMMANDS = { ...app, ...matches, ...lessons, ...saves, ...backup, ...report, ...settings };

export type Command = keyof typeof COMMANDS;

/** A command's argument, as the page sends it. */
export type Argument<C extends Command> = v.InferInput<(typeof COMMANDS)[C]['argument']>;

export type Answers = { readonly [C in Command]: (typeof COMMANDS)[C]['answer']['type'] };

/** Handlers for some of the commands. Their arguments have already been validated. */
export type Handlers<C extends Command> = {
  readonly [K in C]: (argument: v.InferOutput<(typeof COMMANDS)[K]['argument']>) => Promise<Answers[K]>;
};

/** The bridge to main. In Electron, the preload sets `window.serenissima`; in the web host, the page creates it. */
export interface Bridge {
  call<C extends Command>(command: C, argument: Argument<C>): Promise<Result<Answers[C]>>;
  /** Adds a listener for a notification. Returns a function that removes it. */
  on<N extends keyof Notifications>(name: N, listener: (payload: Notifications[N]) => void): () => void;
}
