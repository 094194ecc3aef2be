import type * as v from 'valibot';

/** Carries the type of a command's answer at compile time. `type` has no value. */
export interface Answer<T> {
  readonly type: T;
}

export interface CommandSpec<S extends v.GenericSchema, T> {
  readonly argument: S;
  readonly answer: Answer<T>;
}

/** Declares a command's answer type: `answer<Table>()`. */
export const answer = <T>(): Answer<T> => ({}) as Answer<T>;

export const command = <S extends v.GenericSchema, T>(argument: S, answer: Answer<T>): CommandSpec<S, T> => ({
  argument,
  answer,
});
