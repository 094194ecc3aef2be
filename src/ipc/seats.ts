import * as v from 'valibot';
import { LEVEL_NAMES } from '../engine/bots/levels';
import { SKIPS } from '../engine/core/skip-preferences';
import { MAX_NAME } from './limits';
import { withDistinctNames, nameSchema } from './names';

const SEAT_KINDS = ['human', 'computer'] as const;
/** The number of a portrait. Only the page knows which portraits exist. */
const portraitSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/**
 * The person or computer that plays a seat. Seats can be reassigned at any time. `level` and `character` are for
 * computers. A computer without a character plays in the style of its level. `skip` lists the decisions that a person
 * chose to skip. `comments` is only set in a first game: whether a Doge comments on the person's decisions.
 */
const seatSchema = v.strictObject({
  name: nameSchema(MAX_NAME),
  kind: v.picklist(SEAT_KINDS),
  level: v.exactOptional(v.picklist(LEVEL_NAMES)),
  character: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
  skip: v.exactOptional(v.pipe(v.array(v.picklist(SKIPS)), v.maxLength(SKIPS.length))),
  portrait: v.exactOptional(portraitSchema),
  comments: v.exactOptional(v.boolean()),
});
const seatsOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.minLength(1), v.maxLength(8));
export const seatsSchema = v.pipe(
  seatsOf(seatSchema),
  v.transform((seats) => withDistinctNames(seats, MAX_NAME)),
);

/** A person who plays at this computer, in any game. */
export const profileSchema = v.strictObject({ name: nameSchema(MAX_NAME), portrait: portraitSchema });

export const optionsSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.string(), v.number(), v.boolean()]),
);

/** The players and options of a remembered table. A seat without a name shows the name of its power. */
export const tableSetupSchema = v.strictObject({
  seats: seatsOf(
    v.strictObject({
      ...seatSchema.entries,
      name: v.exactOptional(seatSchema.entries.name),
    }),
  ),
  options: optionsSchema,
});

export type SeatConfig = v.InferOutput<typeof seatSchema>;
export type Profile = v.InferOutput<typeof profileSchema>;
export type TableSetup = v.InferOutput<typeof tableSetupSchema>;
