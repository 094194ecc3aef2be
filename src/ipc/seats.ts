import * as v from 'valibot';
import { LEVEL_NAMES } from '../engine/bots/levels';
import { SKIPS } from '../engine/core/skip';
import { distinct, nameSchema } from './names';

/** Who sits at a table, and by which options it plays: as a match is begun with them, and as the last table is remembered. */

/** The id of a game or a match. */
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

/** Characters of a player's name. */
const LONGEST = 40;
const SEAT_KINDS = ['human', 'computer'] as const;
/**
 * Who plays a seat; it may change at any time. Level and character are a computer's; without a character it plays as its level. `skip`:
 * what a person is not to be asked.
 */
const seatSchema = v.strictObject({
  name: nameSchema(LONGEST),
  kind: v.picklist(SEAT_KINDS),
  level: v.exactOptional(v.picklist(LEVEL_NAMES)),
  character: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
  skip: v.exactOptional(v.pipe(v.array(v.picklist(SKIPS)), v.maxLength(SKIPS.length))),
});
const seatsOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.minLength(1), v.maxLength(8));
export const seatsSchema = v.pipe(
  seatsOf(seatSchema),
  v.transform((seats) => distinct(seats, LONGEST)),
);

export const optionsSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.string(), v.number(), v.boolean()]),
);

/** A table that was sat down at: a seat without a name is called after its power, in whichever language. */
export const tableSchema = v.strictObject({
  seats: seatsOf(v.strictObject({ ...seatSchema.entries, name: v.exactOptional(seatSchema.entries.name) })),
  options: optionsSchema,
});

export type SeatConfig = v.InferOutput<typeof seatSchema>;
export type KeptTable = v.InferOutput<typeof tableSchema>;
