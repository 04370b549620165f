import { resolve } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { readBuiltFiles, type BuiltFile, type Encoding } from './builtFiles.ts';
import { readOnce, type Read } from './readOnce.ts';

const forGood = 'public, max-age=31536000, immutable';

/** Returns the best available encoding that the browser accepts, by `Accept-Encoding`. */
const chooseEncoding = (accepted: string, { packed }: BuiltFile): Encoding | undefined => {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...rest] = part.split(';').map((it) => it.trim());
        const weight = rest.find((it) => it.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).find((encoding) => packed[encoding] && weigh(encoding) > 0);
};

const isNavigation = (c: Context, path: string): boolean => {
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  const mode = c.req.header('sec-fetch-mode');
  if (mode) return mode === 'navigate';
  return (c.req.header('accept') ?? '').includes('text/html');
};

const answer = async (c: Context, file: BuiltFile, read: Read): Promise<Response> => {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', file);
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'cache-control': file.isHashed ? forGood : 'no-cache',
    etag: tag,
    ...(Object.keys(file.packed).length > 0 && { vary: 'Accept-Encoding' }),
  });
  const known = (c.req.header('if-none-match') ?? '').split(',').map((it) => it.trim());
  if (known.some((it) => it === '*' || it.replace(/^W\//, '') === tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', file.type);
  if (encoding) headers.set('content-encoding', encoding);
  const body = await read((encoding && file.packed[encoding]) ?? file.path);
  headers.set('content-length', String(body.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : body, { headers });
};

/**
 * Serves a built folder: compressed files if the browser accepts them, permanent caching for hashed
 * names, revalidation by entity tag for all others, and `index.html` for a navigation to any path
 * without a file. The folder is listed once, and each file that is asked for is kept in memory;
 * paths that weren't in the folder then are left to the next handler.
 */
export async function statics(folder: string): Promise<MiddlewareHandler> {
  const files = await readBuiltFiles(resolve(folder));
  const index = files.get('/index.html');
  const read = readOnce();
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    let path: string;
    try {
      path = decodeURIComponent(new URL(c.req.url).pathname);
    } catch {
      return next();
    }
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file) return answer(c, file, read);
    return index && isNavigation(c, path) ? answer(c, index, read) : next();
  };
}
