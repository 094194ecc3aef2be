/** A silent audio context that records its nodes, their connections and their timing. */

interface Scheduled {
  readonly how: 'set' | 'linear' | 'exponential' | 'target';
  readonly value: number;
  readonly time: number;
}

export class FakeParam {
  readonly scheduled: Scheduled[] = [];
  #value: number;

  constructor(value = 0) {
    this.#value = value;
  }
  get value(): number {
    return this.#value;
  }
  set value(next: number) {
    this.#value = this.#write('set', next, 0);
  }
  setValueAtTime = (value: number, time: number) => this.#write('set', value, time);
  linearRampToValueAtTime = (value: number, time: number) => this.#write('linear', value, time);
  exponentialRampToValueAtTime = (value: number, time: number) => {
    if (value <= 0) throw new RangeError('an exponential ramp never reaches zero');
    return this.#write('exponential', value, time);
  };
  setTargetAtTime = (value: number, time: number) => this.#write('target', value, time);
  cancelScheduledValues = (time: number) => {
    this.scheduled.splice(0, Infinity, ...this.scheduled.filter((entry) => entry.time < time));
  };

  /** The value that a parameter is moving to, or its peak if it rises and decays. */
  get level(): number {
    const last = this.scheduled.at(-1);
    if (!last) return this.#value;
    const shaped = last.how === 'linear' || last.how === 'exponential';
    return shaped ? Math.max(...this.scheduled.map(({ value }) => value)) : last.value;
  }

  #write(how: Scheduled['how'], value: number, time: number): number {
    if (!Number.isFinite(value) || !Number.isFinite(time) || time < 0) throw new TypeError(`${value} at ${time}`);
    this.scheduled.push({ how, value, time });
    return value;
  }
}

export class FakeNode {
  readonly to = new Set<FakeNode | FakeParam>();
  readonly gain = new FakeParam(1);
  readonly frequency = new FakeParam(440);
  readonly Q = new FakeParam(1);
  readonly threshold = new FakeParam();
  readonly ratio = new FakeParam();
  readonly playbackRate = new FakeParam(1);
  readonly pan = new FakeParam();
  type = '';
  buffer: unknown = null;
  loop = false;
  onended: (() => void) | null = null;
  from: number | undefined;
  until: number | undefined;

  constructor(readonly kind: 'gain' | 'panner' | 'source' | 'compressor' | 'destination') {}

  connect = (node: FakeNode | FakeParam) => {
    this.to.add(node);
    return node;
  };
  disconnect = () => this.to.clear();
  start = (at = 0) => {
    if (this.from !== undefined) throw new Error('a source can only start once');
    this.from = at;
  };
  stop = (at = 0) => {
    if (this.from === undefined) throw new Error('a source was stopped before it was started');
    this.until = at;
  };

  /** The gains from the node to the destination, including its own. `undefined` if no path leads to the destination. */
  way(): FakeParam[] | undefined {
    if (this.kind === 'destination') return [];
    for (const next of this.to) {
      const rest = next instanceof FakeNode ? next.way() : undefined;
      if (rest) return this.kind === 'gain' ? [this.gain, ...rest] : rest;
    }
    return undefined;
  }
}

export class FakeAudio {
  readonly nodes: FakeNode[] = [];
  readonly destination = new FakeNode('destination');
  readonly sampleRate = 8000;
  currentTime = 0;
  state: AudioContextState = 'suspended';
  buffers = 0;

  createGain = () => this.#add('gain');
  createStereoPanner = () => this.#add('panner');
  createBufferSource = () => this.#add('source');
  createDynamicsCompressor = () => this.#add('compressor');
  createBuffer = (_channels: number, length: number, rate: number) => {
    this.buffers++;
    return { duration: length / rate, copyToChannel: () => undefined };
  };
  resume = () => this.#become('running');
  suspend = () => this.#become('suspended');
  close = () => this.#become('closed');

  get sources(): FakeNode[] {
    return this.nodes.filter(({ from }) => from !== undefined);
  }

  /** The sources that are audible: the clock runs, and no gain between them and the destination is zero. */
  get heard(): FakeNode[] {
    if (this.state !== 'running') return [];
    return this.sources.filter((source) => {
      const gains = source.way();
      const sounding = source.until === undefined || source.until > this.currentTime;
      return sounding && gains?.every(({ level }) => level > 0);
    });
  }

  get asContext(): AudioContext {
    return this as unknown as AudioContext;
  }

  #add(kind: FakeNode['kind']): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
  #become(state: AudioContextState): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed'));
    this.state = state;
    return Promise.resolve();
  }
}
