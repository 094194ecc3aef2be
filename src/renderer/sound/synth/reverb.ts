/** Delays of the combs and all-passes in seconds (after Schroeder and Moorer), without common factors. */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0531, 0.0597];
const ALL_PASSES = [0.0089, 0.0067, 0.0023];
const DAMPING = 0.35;

export interface Room {
  /** Seconds until an echo has lost 60 dB. */
  readonly seconds: number;
  /** The level of the echo, relative to the sound. */
  readonly level: number;
}

/** Adds the echo of a room in place. In a loop, the echo of the end continues at the start. */
export function addRoom(samples: Float32Array, rate: number, { seconds, level }: Room, loop: boolean): void {
  const lead = loop ? Math.min(samples.length, Math.round(seconds * rate)) : 0;
  const wet = new Float32Array(samples.length + lead);
  for (const delay of COMBS) {
    const line = new Float32Array(Math.round(delay * rate));
    const back = 0.001 ** (delay / seconds);
    let held = 0;
    let at = 0;
    for (let i = 0; i < wet.length; i++) {
      const out = line[at];
      held = out * (1 - DAMPING) + held * DAMPING;
      line[at] = samples[(i - lead + samples.length) % samples.length] + held * back;
      at = at + 1 === line.length ? 0 : at + 1;
      wet[i] += out;
    }
  }
  for (const delay of ALL_PASSES) {
    const line = new Float32Array(Math.round(delay * rate));
    let at = 0;
    for (let i = 0; i < wet.length; i++) {
      const out = line[at] - 0.6 * wet[i];
      line[at] = wet[i] + 0.6 * out;
      at = at + 1 === line.length ? 0 : at + 1;
      wet[i] = out;
    }
  }
  for (let i = 0; i < samples.length; i++) samples[i] += (level / COMBS.length) * wet[i + lead];
}
