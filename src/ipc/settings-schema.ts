import * as v from 'valibot';
import { idSchema } from './fields';
import { MAX_NAME } from './limits';
import { nameSchema } from './names';
import { profileSchema, tableSetupSchema } from './seats';
import { keysSchema } from './shortcuts';

const presetName = nameSchema(MAX_NAME);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const settingsSchema = v.strictObject({
  /** `system` or a language code. The page shows English if it does not have the language. */
  language: v.pipe(v.string(), v.regex(/^(system|[a-z]{2}(-[A-Z]{2})?)$/)),
  speed: v.picklist(['off', 'fast', 'normal', 'slow']),
  /** Text scale. `auto` depends on the window size. */
  textSize: v.union([v.literal('auto'), v.pipe(v.number(), v.minValue(0.8), v.maxValue(2))]),
  /** `system` follows the system's preference for reduced motion. */
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Allows undoing past dice and secrets. All players should agree to it. */
  freeUndo: v.boolean(),
  /** What to show between two players: a curtain with a recap, only the curtain, or nothing. */
  handOver: v.picklist(['recap', 'curtain', 'none']),
  contrast: v.picklist(['usual', 'high']),
  /** The powers' colours: the original ones, or ones that colour-blind players can distinguish. */
  colours: v.picklist(['box', 'distinct']),
  mute: v.boolean(),
  effects: share,
  sea: share,
  music: share,
  /** How long computers may think, relative to their level's time. */
  thinking: v.picklist(['swift', 'usual', 'patient']),
  /** How fast computers' turns are shown. `offer` is shown like `normal`, and the page may once suggest `fast`. */
  computers: v.picklist(['offer', 'normal', 'fast']),
  /** Whether to show what changed since a player's last turn: on the board, and in a summary for a lone player. */
  sinceLastTurn: v.boolean(),
  /** When to show the reasons for computers' moves. `after`: when the game is over. */
  reasons: v.picklist(['never', 'after', 'always']),
  confirmEnd: v.boolean(),
  captions: v.boolean(),
  padSwap: v.boolean(),
  /** How far the gamepad stick must be pushed: three quarters, half or 30% of the way. */
  padStick: v.picklist(['calm', 'usual', 'quick']),
  keys: keysSchema,
  /** The finished lessons, as `game/lesson`. */
  lessons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), v.maxLength(130))), v.maxLength(200)),
  tables: v.pipe(v.record(idSchema, tableSetupSchema), v.maxEntries(64)),
  presets: v.pipe(
    v.array(v.strictObject({ name: presetName, game: idSchema, table: tableSetupSchema })),
    v.maxLength(200),
  ),
  /** The people who have played, last player first. */
  profiles: v.pipe(v.array(profileSchema), v.maxLength(50)),
  /** How the home screen sorts and shows saves. */
  shelfSort: v.picklist(['played', 'created', 'title']),
  shelfLayout: v.picklist(['cards', 'rows']),
  /** The positions of the reference panels: beside the board, or over it at these fractions of the free space. */
  docks: v.pipe(
    v.record(
      v.picklist(['advice', 'markets', 'notes', 'plan', 'rulebook', 'words']),
      v.strictObject({ docked: v.boolean(), x: share, y: share }),
    ),
    v.maxEntries(6),
  ),
});

type Fields = typeof settingsSchema.entries;

/** New values for some settings. `undefined` is rejected as a value. */
export const settingsChangeSchema = v.strictObject(
  Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([name, field]) => [name, v.exactOptional(field as v.GenericSchema)]),
  ) as unknown as { [N in keyof Fields]: v.ExactOptionalSchema<Fields[N], undefined> },
);

export type Settings = v.InferOutput<typeof settingsSchema>;
