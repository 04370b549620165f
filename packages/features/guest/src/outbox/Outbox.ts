/** An entry that the shared cart doesn't have yet. */
export interface PendingEntry {
  /** The idempotency key, with which repeated sending adds it only once. */
  key: string;
  menu_id: number;
  quantity: number;
  options: readonly { id: number; quantity: number }[];
  note: string;
  /** The name of the guest who added it. */
  by: string;
  /** Names and an amount in sen, displayed until it's in the cart. */
  name: string;
  chosen: readonly string[];
  gross: number;
  /** Whether it may have arrived already; it can then no longer be removed. */
  isSent: boolean;
}

/** The outcome of sending: finished, or to be retried. */
export type SendResult = 'done' | 'later';

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const none: readonly PendingEntry[] = [];

/**
 * Stores the dishes chosen at a table until the shared cart has them, over reloads and hours
 * without a connection. Entries are sent with an idempotency key, so that retries don't add them
 * twice.
 */
export class Outbox {
  readonly #store: KeyValueStore | undefined;
  readonly #storageKey: string;
  readonly #listeners = new Set<() => void>();
  #entries: readonly PendingEntry[];
  #isSending = false;

  constructor(token: string, store?: KeyValueStore) {
    this.#store = store;
    this.#storageKey = `servery.guest.${token}`;
    this.#entries = this.#read();
  }

  #read(): readonly PendingEntry[] {
    try {
      const stored: unknown = JSON.parse(this.#store?.getItem(this.#storageKey) ?? '[]');
      return Array.isArray(stored) && stored.length > 0 ? (stored as PendingEntry[]) : none;
    } catch {
      return none;
    }
  }

  #save(entries: readonly PendingEntry[]): void {
    this.#entries = entries.length === 0 ? none : entries;
    try {
      if (entries.length === 0) this.#store?.removeItem(this.#storageKey);
      else this.#store?.setItem(this.#storageKey, JSON.stringify(entries));
    } catch {
      // If storage is full or blocked, entries last as long as the page.
    }
    for (const listener of this.#listeners) listener();
  }

  /** The pending entries, oldest first; the same array until they change. */
  get entries(): readonly PendingEntry[] {
    return this.#entries;
  }

  /** Calls the listener on every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(entry: Omit<PendingEntry, 'isSent'>): void {
    this.#save([...this.#entries, { ...entry, isSent: false }]);
  }

  /** Removes an entry, unless it may have arrived already. */
  remove(key: string): void {
    this.#save(this.#entries.filter((entry) => entry.key !== key || entry.isSent));
  }

  /**
   * Sends the entries one after the other until one has to be retried later. Concurrent calls do
   * nothing.
   */
  async send(post: (entry: PendingEntry) => Promise<SendResult>): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#entries[0]; next; next = this.#entries[0]) {
        const { key } = next;
        this.#save(
          this.#entries.map((entry) => (entry.key === key ? { ...entry, isSent: true } : entry)),
        );
        if ((await post(this.#entries[0]!)) === 'later') return;
        this.#save(this.#entries.filter((entry) => entry.key !== key));
      }
    } finally {
      this.#isSending = false;
    }
  }
}
