import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** Lends things to one at a time each, in the order of asking; who waits too long is turned away. */
export class Turns<T> {
  readonly #free: T[];
  readonly #waiting: ((thing: T) => void)[] = [];
  readonly #patienceMs: number;

  constructor(things: readonly T[], patienceMs: number) {
    this.#free = [...things];
    this.#patienceMs = patienceMs;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async take(): Promise<T> {
    const thing = this.#free.pop();
    if (thing !== undefined) return thing;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new DatabaseUnavailable('timeout'));
      }, this.#patienceMs);
      const turn = (given: T) => {
        clearTimeout(timer);
        resolve(given);
      };
      this.#waiting.push(turn);
    });
  }

  give(thing: T): void {
    const next = this.#waiting.shift();
    if (next) next(thing);
    else this.#free.push(thing);
  }
}
