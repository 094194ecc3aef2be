/** One part of a campaign, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/**
 * Which part to play: `3/16` as said, else the index a Slurm array or a Kubernetes indexed job has set, of `parts` or as many as
 * the array has; else all of it. Throws a sentence when that makes no part.
 */
export function shardOf(said: string, parts: number, env: Readonly<Record<string, string | undefined>>): Shard {
  const slurm = env.SLURM_ARRAY_TASK_ID;
  const kubernetes = env.JOB_COMPLETION_INDEX;
  if (said !== '') {
    const [part, of] = said.split('/').map(Number);
    return checked({ part, of }, `--shard ${said}`);
  }
  if (slurm !== undefined) {
    const part = Number(slurm) - Number(env.SLURM_ARRAY_TASK_MIN ?? 0) + 1;
    return checked({ part, of: parts || Number(env.SLURM_ARRAY_TASK_COUNT) }, `SLURM_ARRAY_TASK_ID ${slurm}`);
  }
  if (kubernetes !== undefined)
    return checked(
      { part: Number(kubernetes) + 1, of: parts },
      `JOB_COMPLETION_INDEX ${kubernetes} of --shards ${parts}`,
    );
  return { part: 1, of: 1 };
}

function checked(shard: Shard, said: string): Shard {
  const { part, of } = shard;
  if (Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of) return shard;
  throw new Error(`${said} names no part of a whole: it takes the form 3/16, or an index and --shards 16.`);
}
