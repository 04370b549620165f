/** A generator of pseudo-random numbers that are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  whole: (min: number, max: number) => number;
  /** Returns true with the given probability. */
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
}

const hash = (text: string): number => {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++)
    value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
  return value;
};

/** Returns a generator seeded from words and numbers; equal seeds give equal sequences. */
export function randomOf(...seed: readonly (string | number)[]): Random {
  let state = hash(seed.join(' '));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError('nothing to pick from');
      return choice;
    },
  };
}
