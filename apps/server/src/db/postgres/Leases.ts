/** One transaction's hold on one connection of the pool. */
export interface Lease {
  /** A comment for the `begin`, by which the connection is recognised. */
  mark: string;
  connection?: number;
  /** The connection closed: a statement sent now could land on another one, outside its transaction. */
  isLost: boolean;
}

/**
 * Knows which transaction sits on which connection. postgres.js reuses the object of a closed
 * connection, so a transaction must learn at once that its own is gone.
 */
export class Leases {
  readonly #open = new Map<string, Lease>();
  #last = 0;

  open(): Lease {
    const lease: Lease = { mark: `/* ${++this.#last} */`, isLost: false };
    this.#open.set(lease.mark, lease);
    return lease;
  }

  close(lease: Lease): void {
    this.#open.delete(lease.mark);
  }

  /** Hears every statement as it is sent. */
  onSent(connection: number, text: string): void {
    if (!text.startsWith('begin ')) return;
    const lease = this.#open.get(text.slice(text.indexOf('/*')));
    if (lease) lease.connection = connection;
  }

  /** Hears of every connection that closed. */
  onClosed(connection: number): void {
    for (const lease of this.#open.values()) {
      if (lease.connection === connection) lease.isLost = true;
    }
  }
}
