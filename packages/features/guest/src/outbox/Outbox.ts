/** What somebody chose and the table's cart does not have yet. */
export interface Waiting {
  /** Names it, so that however often it is sent it arrives once. */
  key: string;
  menu_id: number;
  quantity: number;
  options: readonly { id: number; quantity: number }[];
  note: string;
  /** What the others at the table call who chose it. */
  by: string;
  /** What is shown of it until the cart has it: names, and sen. */
  name: string;
  chosen: readonly string[];
  gross: number;
  /** It may have arrived already: from then on it is sent as it was, or not at all. */
  isSent: boolean;
}

/** What became of sending: it is done with, or worth another try. */
export type Fate = 'done' | 'later';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const none: readonly Waiting[] = [];

/**
 * Keeps what was chosen at a table until its cart has it, over reloads and hours without a
 * connection. What it sends is named before it leaves: sent again, it is not there twice.
 */
export class Outbox {
  readonly #shelf: Shelf | undefined;
  readonly #place: string;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Waiting[];
  #isSending = false;

  constructor(token: string, shelf?: Shelf) {
    this.#shelf = shelf;
    this.#place = `servery.guest.${token}`;
    this.#entries = this.#read();
  }

  #read(): readonly Waiting[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf?.getItem(this.#place) ?? '[]');
      return Array.isArray(kept) && kept.length > 0 ? (kept as Waiting[]) : none;
    } catch {
      return none;
    }
  }

  #keep(entries: readonly Waiting[]): void {
    this.#entries = entries.length === 0 ? none : entries;
    try {
      if (entries.length === 0) this.#shelf?.removeItem(this.#place);
      else this.#shelf?.setItem(this.#place, JSON.stringify(entries));
    } catch {
      // A browser without room keeps it for as long as the page is there.
    }
    for (const tell of this.#listeners) tell();
  }

  /** What waits, the oldest first; the same list until it changes. */
  get entries(): readonly Waiting[] {
    return this.#entries;
  }

  /** Hears of every change until the returned function is called. */
  subscribe(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  add(entry: Omit<Waiting, 'isSent'>): void {
    this.#keep([...this.#entries, { ...entry, isSent: false }]);
  }

  /** Takes back what was chosen, while it surely has not arrived. */
  remove(key: string): void {
    this.#keep(this.#entries.filter((one) => one.key !== key || one.isSent));
  }

  /** Sends what waits, one after the other, until something has to wait longer; one sending at a time. */
  async send(one: (entry: Waiting) => Promise<Fate>): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#entries[0]; next; next = this.#entries[0]) {
        const { key } = next;
        this.#keep(this.#entries.map((it) => (it.key === key ? { ...it, isSent: true } : it)));
        if ((await one(this.#entries[0]!)) === 'later') return;
        this.#keep(this.#entries.filter((it) => it.key !== key));
      }
    } finally {
      this.#isSending = false;
    }
  }
}
