import type { PageReader } from './show.ts';

/** Storage of bookmarks. */
export interface BookmarkStore {
  /** Locks the caller's bookmarks until the unit ends. */
  lock(): Promise<PageReader>;
  add(page_id: number): Promise<void>;
  remove(page_id: number): Promise<void>;
}
