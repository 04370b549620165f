import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A content encoding of compressed files. */
export type Encoding = 'br' | 'gzip';

/** A file of a built folder. */
export interface BuiltFile {
  path: string;
  type: string;
  /** The entity tag, which changes with the content. */
  tag: string;
  /** Whether its name changes with its content, so that it can be cached permanently. */
  isHashed: boolean;
  /** The paths of its compressed variants. */
  packed: Partial<Record<Encoding, string>>;
}

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const hashed = /^\/assets\/.*-[\w-]{8}\.\w+$/;

/** Returns all files of a built folder by URL path. Files that aren't listed can't be served. */
export async function readBuiltFiles(root: string): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(root.length).replaceAll('\\', '/').replace(/^\/?/, '/');
    if (entry.isFile() && !url.includes('/.')) paths.set(url, path);
  }
  const files = new Map<string, BuiltFile>();
  for (const [url, path] of paths) {
    if (/\.(br|gz)$/.test(url)) continue;
    const packed: BuiltFile['packed'] = {};
    for (const encoding of ['br', 'gzip'] as const) {
      const sibling = paths.get(url + extensions[encoding]);
      if (sibling) packed[encoding] = sibling;
    }
    const content = await readFile(path);
    files.set(url, {
      path,
      packed,
      type: getMimeType(url) ?? 'application/octet-stream',
      tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      isHashed: hashed.test(url),
    });
  }
  return files;
}
