import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { allEndpoints } from '@servery/api';
import { openApi } from '@servery/api/openapi';
import { Hono, type Context } from 'hono';
import { page, type Document } from './page.ts';
import { style } from './style.ts';

const pack = promisify(gzip);

/** Returns the handler of a document, which is made and compressed once. */
function served(type: string, make: () => string) {
  const once = async () => {
    const text = make();
    return { text, packed: new Uint8Array(await pack(text)) };
  };
  let made: ReturnType<typeof once> | undefined;
  return async (c: Context): Promise<Response> => {
    const { text, packed } = await (made ??= once());
    const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    const encoding = isPacked ? { 'content-encoding': 'gzip' } : { 'content-encoding': 'identity' };
    return c.body(isPacked ? packed : text, 200, {
      'content-type': `${type}; charset=utf-8`,
      vary: 'Accept-Encoding',
      ...encoding,
    });
  };
}

/** Serves the API documentation, as OpenAPI and as a page; neither requires a sign-in. */
export function documents(): Hono {
  const document = () => openApi(allEndpoints()) as unknown as Document;
  const app = new Hono();
  app.get(
    '/openapi.json',
    served('application/json', () => JSON.stringify(document())),
  );
  app.get(
    '/docs',
    served('text/html', () => page(document())),
  );
  app.get('/docs.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return app;
}
