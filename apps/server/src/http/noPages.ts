import type { MiddlewareHandler } from 'hono';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Servery</title>
<h1>The server is running</h1>
<p>The admin app hasn’t been built yet. Run <code>npm start</code> to build and serve it.</p>
<p>See the API documentation at <a href="/api/docs">/api/docs</a>.</p>
</html>`;

/** Serves a page that explains that the admin app hasn't been built. */
export const noPages: MiddlewareHandler = async (c, next) => {
  if (c.req.path === '/' && c.req.method === 'GET') return c.html(page);
  await next();
};
