import { readFile } from 'node:fs/promises';

/** Returns the content of a file. */
export type Read = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Returns a reader that keeps what it has read: a page consists of dozens of files, and opening them
 * again takes longer than sending them.
 */
export function readOnce(): Read {
  const contents = new Map<string, ReturnType<Read>>();
  return (path) => {
    const kept = contents.get(path);
    if (kept) return kept;
    const content = readFile(path).then((bytes) => new Uint8Array(bytes));
    contents.set(path, content);
    // A file that can't be read now may be readable later.
    content.catch(() => contents.delete(path));
    return content;
  };
}
