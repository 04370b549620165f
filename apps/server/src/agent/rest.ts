/** Waits so many milliseconds, or until it is told to stop. */
export const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** Waits that grow while something does not work: twice as long each time, up to half a minute. */
export class Backoff {
  #next: number;
  readonly #first: number;

  constructor(first = 500) {
    this.#first = first;
    this.#next = first;
  }

  /** The next wait, in milliseconds; not the same for all who were cut off at once. */
  next(): number {
    const wait = this.#next;
    this.#next = Math.min(wait * 2, 30_000);
    return wait * (0.75 + Math.random() / 2);
  }

  /** It works again. */
  reset(): void {
    this.#next = this.#first;
  }
}
