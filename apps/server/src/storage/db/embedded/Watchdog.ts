import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import type { DatabaseEvent } from '../database.ts';
import type { Engine } from './protocol.ts';
import type { OnLost } from './workerEngine.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const firstPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Keeps an engine running: restarts it after a loss, and reports it as unavailable in the meantime.
 */
export class Watchdog {
  #engine: Engine | null = null;
  #back: Promise<void> = Promise.resolve();
  #isClosed = false;
  readonly #start: (onLost: OnLost) => Promise<Engine>;
  readonly #onEvent: (event: DatabaseEvent) => void;
  readonly #graceMs: number;

  constructor(
    start: (onLost: OnLost) => Promise<Engine>,
    onEvent: (event: DatabaseEvent) => void,
    graceMs: number,
  ) {
    this.#start = start;
    this.#onEvent = onEvent;
    this.#graceMs = graceMs;
  }

  get isUp(): boolean {
    return this.#engine !== null;
  }

  /** Starts the engine for the first time; rejects if it doesn't start. */
  async open(): Promise<void> {
    const started = performance.now();
    this.#engine = await this.#start((detail, gone) => this.#lost(detail, gone));
    this.#onEvent({ kind: 'opened', took: performance.now() - started });
  }

  /**
   * Returns the running engine; waits for a restart for at most the grace period. Throws
   * `DatabaseUnavailable` if there is none.
   */
  async current(): Promise<Engine> {
    if (this.#isClosed) throw new DatabaseUnavailable('closed');
    if (this.#engine) return this.#engine;
    await Promise.race([this.#back, sleep(this.#graceMs)]);
    if (!this.#engine) throw new DatabaseUnavailable('restarting');
    return this.#engine;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#back.catch(() => undefined);
    await this.#engine?.close();
    this.#engine = null;
  }

  /** Stops the engine immediately and permanently, without letting it write pending data. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    const engine = this.#engine;
    this.#engine = null;
    await engine?.stop();
  }

  #lost(detail: string, gone: Promise<unknown>): void {
    this.#engine = null;
    if (this.#isClosed) return;
    this.#onEvent({ kind: 'lost', detail });
    this.#back = this.#reopen(gone);
  }

  async #reopen(gone: Promise<unknown>): Promise<void> {
    const started = performance.now();
    // Two engines on one folder lose rows: the old thread must have ended first.
    await gone;
    for (let pause = firstPauseMs; !this.#isClosed; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        this.#engine = await this.#start((detail, gone) => this.#lost(detail, gone));
        this.#onEvent({ kind: 'reopened', took: performance.now() - started });
        return;
      } catch (error) {
        this.#onEvent({ kind: 'reopen-failed', detail: String(error) });
        await sleep(pause);
      }
    }
  }
}
