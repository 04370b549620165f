import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/**
 * A pool that lends each of its items to one borrower at a time, first come, first served. Rejects
 * with `DatabaseUnavailable` after too long a wait.
 */
export class Turns<T> {
  readonly #free: T[];
  readonly #waiting: ((item: T) => void)[] = [];
  readonly #patienceMs: number;

  constructor(items: readonly T[], patienceMs: number) {
    this.#free = [...items];
    this.#patienceMs = patienceMs;
  }

  /** The number of waiting borrowers. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async take(): Promise<T> {
    const item = this.#free.pop();
    if (item !== undefined) return item;
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

  give(item: T): void {
    const next = this.#waiting.shift();
    if (next) next(item);
    else this.#free.push(item);
  }
}
