import { setTimeout as sleep } from 'node:timers/promises';
import { adminVersion, versionHeader, type LiveEvent } from '@servery/api';
import { sql } from 'kysely';
import { first, type Db } from '../../src/storage/sql.ts';

/** The events that a screen received, compared with all events. */
export interface Seen {
  seen: number;
  missed: number;
  repeated: number;
  /** The number of moves to another node. */
  moves: number;
}

/** A screen that follows a merchant's events, and resumes on another node when its node dies. */
export class Screen {
  readonly isLive: Promise<void>;
  readonly #live: () => void;
  readonly #token: string;
  readonly #find: () => string | null;
  readonly #stop = new AbortController();
  #merchant = 0;
  #first: number | null = null;
  #last: number | null = null;
  #wanted = Number.POSITIVE_INFINITY;
  #found: Seen = { seen: 0, missed: 0, repeated: 0, moves: 0 };

  /** `find` returns the URL of a running node, or null if there is none. */
  constructor(token: string, find: () => string | null) {
    this.#token = token;
    this.#find = find;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.isLive = promise;
    this.#live = resolve;
  }

  /** Follows the events until closed, or until the last required event. */
  async follow(): Promise<void> {
    let before: string | null = null;
    while (!this.#stop.signal.aborted && (this.#last ?? 0) < this.#wanted) {
      const url = this.#find();
      if (url === null) await sleep(20);
      else {
        if (before !== null && before !== url) this.#found.moves += 1;
        before = url;
        await this.#read(url).catch(() => sleep(20));
      }
    }
  }

  /** Waits for the merchant's last event, and returns the result. */
  async end({ kysely }: Db): Promise<Seen> {
    const row = await first(
      kysely,
      sql<{ seq: number }>`select seq from merchant_sequence where merchant_id = ${this.#merchant}`,
    );
    this.#wanted = row?.seq ?? 0;
    const deadline = performance.now() + 30_000;
    while ((this.#last ?? 0) < this.#wanted && performance.now() < deadline) await sleep(20);
    this.close();
    const all = this.#first === null ? 0 : this.#wanted - this.#first + 1;
    return { ...this.#found, missed: all - this.#found.seen };
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(`${url}/api/admin/events`, {
      signal: this.#stop.signal,
      headers: {
        authorization: `Bearer ${this.#token}`,
        [versionHeader]: adminVersion,
        ...(this.#last !== null && { 'last-event-id': String(this.#last) }),
      },
    });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
    this.#live();
    let rest = '';
    const text = new TextDecoder();
    for await (const part of response.body) {
      const blocks = (rest + text.decode(part, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) this.#see(JSON.parse(data) as LiveEvent);
      }
    }
  }

  #see({ sequence, merchant_id }: LiveEvent): void {
    this.#merchant = merchant_id;
    this.#first ??= sequence;
    if (this.#last !== null && sequence <= this.#last) {
      this.#found.repeated += 1;
      return;
    }
    this.#last = sequence;
    this.#found.seen += 1;
  }
}
