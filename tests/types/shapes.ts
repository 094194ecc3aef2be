import { count, flag, list, nullable, oneOf, optional, record, variants } from '../../src/engine/kit/shapes';
import type { Shape } from '../../src/engine/kit/shapes';

/**
 * Mistakes in shapes that must not compile, because a shape must match its type exactly. Only the type check reads this
 * file.
 */

interface State {
  wind: 'east' | 'west';
  money: number[];
  winner: number | null;
  prize?: number;
}
const whole = {
  wind: oneOf('east', 'west'),
  money: list(count()),
  winner: nullable(count()),
  prize: optional(count()),
};
export const right: Shape<State> = record<State>(whole);

const { money: _, ...lacking } = whole;
// @ts-expect-error an unchecked field
export const missing = record<State>(lacking);
// @ts-expect-error a field the state does not have
export const surplus = record<State>({ ...whole, tide: count() });
// @ts-expect-error a missing value
export const few = record<State>({ ...whole, wind: oneOf('east') });
// @ts-expect-error an extra value
export const many = record<State>({ ...whole, wind: oneOf('east', 'west', 'north') });
// @ts-expect-error a list is not a number
export const bare = record<State>({ ...whole, money: count() });
// @ts-expect-error a nullable field must be declared as such
export const never = record<State>({ ...whole, winner: count() });
// @ts-expect-error an optional field must be declared as such
export const always = record<State>({ ...whole, prize: count() });

type Frame = { kind: 'turn'; seat: number } | { kind: 'buy' | 'build'; open: boolean };
export const kinds = variants<Frame, 'kind'>('kind', {
  turn: { seat: count() },
  buy: { open: flag },
  build: { open: flag },
});
// @ts-expect-error an unchecked kind
export const forgotten = variants<Frame, 'kind'>('kind', { turn: { seat: count() }, buy: { open: flag } });
const others = { turn: { open: flag }, buy: { open: flag }, build: { open: flag } };
// @ts-expect-error another kind's field
export const mixed = variants<Frame, 'kind'>('kind', others);
