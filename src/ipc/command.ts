import type * as v from 'valibot';

/** The type of a command's answer. It exists only at compile time; `type` has no value. */
export interface Answer<T> {
  readonly type: T;
}

/** A command that the page may send to main. */
export interface CommandSpec<S extends v.GenericSchema, T> {
  /** The schema of the argument. */
  readonly argument: S;
  readonly answer: Answer<T>;
}

/** Declares the type of a command's answer: `answer<Table>()`. */
export const answer = <T>(): Answer<T> => ({}) as Answer<T>;

/** Defines a command by the schema of its argument and the type of its answer. */
export const command = <S extends v.GenericSchema, T>(argument: S, answer: Answer<T>): CommandSpec<S, T> => ({
  argument,
  answer,
});
