/** One part of a campaign. Parts are counted from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/**
 * Returns the shard to play: `said` (e.g. `3/16`) or, if omitted, the index of a Slurm array or Kubernetes indexed job.
 * The number of shards is `parts` or the size of the array. Without any of these, returns everything as one shard.
 * Throws if the shard is invalid.
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
  throw new Error(`${said} is not a valid shard. Use the form 3/16, or an array index with --shards 16.`);
}
