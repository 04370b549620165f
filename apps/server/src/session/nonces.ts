const windowMs = 10 * 60_000;

/** Remembers nonces for as long as a signature can be valid. */
export interface Nonces {
  /** Whether a nonce is new; remembers it. */
  isFirst(name: string, now: number): boolean;
}

/** Stores nonces in memory, in two generations, so that old ones are dropped at no cost. */
export function createNonces(): Nonces {
  let turned = 0;
  let recent = new Set<string>();
  let older = new Set<string>();
  return {
    isFirst: (name, now) => {
      if (now - turned > windowMs) {
        older = now - turned > 2 * windowMs ? new Set() : recent;
        recent = new Set();
        turned = now;
      }
      if (recent.has(name) || older.has(name)) return false;
      recent.add(name);
      return true;
    },
  };
}
