/** What somebody of the sample has marked before they ever did: the live board and the history. */
const atFirst: readonly number[] = [1, 2];

/** Which pages everybody of a world has marked, in the order they were marked in. */
export class Bookmarks {
  readonly #marked = new Map<string, readonly number[]>();
  readonly #listeners = new Set<() => void>();

  of(username: string): readonly number[] {
    return this.#marked.get(username) ?? atFirst;
  }

  /** Marks a page or takes its mark away; answers what is marked since. */
  toggle(username: string, page_id: number): readonly number[] {
    const before = this.of(username);
    const others = before.filter((id) => id !== page_id);
    const marked = others.length < before.length ? others : [...before, page_id];
    this.#marked.set(username, marked);
    for (const tell of this.#listeners) tell();
    return marked;
  }

  /** Everybody has marked what they had at first. */
  clear(): void {
    this.#marked.clear();
  }

  /** Hears of every change until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  changes(): [username: string, marked: readonly number[]][] {
    return [...this.#marked];
  }

  restore(changes: readonly [username: string, marked: readonly number[]][]): void {
    for (const [username, marked] of changes) this.#marked.set(username, marked);
  }
}
