import { setTimeout as sleep } from 'node:timers/promises';
import { adminVersion, versionHeader, type LiveEvent } from '@servery/api';
import { sql } from 'kysely';
import { first, type Db } from '../../src/sql.ts';

/** What a screen saw of its merchant's events, beside what there was. */
export interface Seen {
  seen: number;
  missed: number;
  repeated: number;
  /** How often it went on at another address. */
  moves: number;
}

/** A screen that follows a merchant's events, and takes them up elsewhere when its node dies. */
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

  /** `find` says where a node is now, or null while there is none. */
  constructor(token: string, find: () => string | null) {
    this.#token = token;
    this.#find = find;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.isLive = promise;
    this.#live = resolve;
  }

  /** Follows until closed, or until the last event that is wanted. */
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

  /** Waits for the merchant's last event, and answers what was seen of all. */
  async end({ kysely }: Db): Promise<Seen> {
    const row = await first(
      kysely,
      sql<{ seq: number }>`select seq from merchant_sequence where merchant_id = ${this.#merchant}`,
    );
    this.#wanted = row?.seq ?? 0;
    const patience = performance.now() + 30_000;
    while ((this.#last ?? 0) < this.#wanted && performance.now() < patience) await sleep(20);
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
