/** The initial bookmarks of every person in the sample: the live board and the order history. */
const atFirst: readonly number[] = [1, 2];

/** The bookmarks of each person in a world, in the order in which they were added. */
export class Bookmarks {
  readonly #marked = new Map<string, readonly number[]>();
  readonly #listeners = new Set<() => void>();

  of(username: string): readonly number[] {
    return this.#marked.get(username) ?? atFirst;
  }

  /** Saves the bookmarks of a person. */
  save(username: string, marked: readonly number[]): void {
    this.#marked.set(username, marked);
    for (const listener of this.#listeners) listener();
  }

  /** Resets everyone's bookmarks to the initial ones. */
  clear(): void {
    this.#marked.clear();
  }

  /** Calls the listener on every change until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changes(): [username: string, marked: readonly number[]][] {
    return [...this.#marked];
  }

  restore(changes: readonly [username: string, marked: readonly number[]][]): void {
    for (const [username, marked] of changes) this.#marked.set(username, marked);
  }
}
