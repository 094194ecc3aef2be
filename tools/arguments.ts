/** A command line's `--name value` pairs and `--flags`. */
export interface Arguments {
  text(name: string, usual: string): string;
  /** Throws when what was given is no whole number from 0. */
  number(name: string, usual: number): number;
  flag(name: string): boolean;
}

export function argumentsOf(list: readonly string[]): Arguments {
  const text = (name: string, usual: string) => {
    const at = list.indexOf(`--${name}`);
    return at >= 0 && at + 1 < list.length ? list[at + 1] : usual;
  };
  return {
    text,
    number(name, usual) {
      const value = Number(text(name, String(usual)));
      if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number.`);
      return value;
    },
    flag: (name) => list.includes(`--${name}`),
  };
}
