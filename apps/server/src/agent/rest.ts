/** Resolves after the given milliseconds, or on abort. */
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

/** Retry delays that double with each failure, up to 30 seconds. */
export class Backoff {
  #next: number;
  readonly #first: number;

  constructor(first = 500) {
    this.#first = first;
    this.#next = first;
  }

  /**
   * Returns the next delay in milliseconds, with jitter so that clients cut off together don't
   * retry together.
   */
  next(): number {
    const wait = this.#next;
    this.#next = Math.min(wait * 2, 30_000);
    return wait * (0.75 + Math.random() / 2);
  }

  /** Resets the delay after a success. */
  reset(): void {
    this.#next = this.#first;
  }
}
