import type { MiddlewareHandler } from 'hono';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Servery</title>
<h1>The server is running</h1>
<p>The admin has not been built yet. <code>npm start</code> builds it and serves it here.</p>
<p>What the server answers is described at <a href="/api/docs">/api/docs</a>.</p>
</html>`;

/** Says that the admin has not been built, in place of its pages. */
export const noPages: MiddlewareHandler = async (c, next) => {
  if (c.req.path === '/' && c.req.method === 'GET') return c.html(page);
  await next();
};
