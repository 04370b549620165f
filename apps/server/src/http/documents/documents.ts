import { allEndpoints } from '@servery/api';
import { openApi } from '@servery/api/openapi';
import { Hono } from 'hono';
import { page, type Document } from './page.ts';
import { style } from './style.ts';

/** Serves the API documentation, as OpenAPI and as a page; neither requires a sign-in. */
export function documents(): Hono {
  let document: Document | undefined;
  const made = () => (document ??= openApi(allEndpoints()) as unknown as Document);
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(made() as object));
  app.get('/docs', (c) => c.html(page(made())));
  app.get('/docs.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return app;
}
