import { Problem } from '@servery/api';
import { Hono, type Context } from 'hono';
import { inScope } from '../../storage/db/confine.ts';
import type { Host } from '../../http/host.ts';
import type { AddressLimits } from '../../http/limits/addressLimits.ts';
import { readPixels } from './load.ts';

const sizes: Record<string, number> = { 'full.webp': 0, '320.webp': 320, '960.webp': 960 };

/**
 * Serves pixels to anyone who has their URL, mainly guests: it contains a hash that can't be
 * guessed and that changes with the pixels, so browsers can cache it permanently.
 * @throws `notFound`
 */
export function pictures(host: Host, limitsOf: (c: Context) => AddressLimits): Hono {
  const app = new Hono();
  app.get('/:merchant/:key/:size', async (c) => {
    const { merchant, key, size } = c.req.param();
    const side = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
    if (side === undefined || !/^[1-9]\d{0,14}$/.test(merchant) || !/^[\w-]{43}$/.test(key))
      throw new Problem('notFound');
    const tag = `"${key}-${side}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag,
    };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
    const merchant_id = Number(merchant);
    const pixels = await limitsOf(c).inTurn(merchant_id, () =>
      inScope([merchant_id], () => readPixels(host.database.kysely, merchant_id, key, side)),
    );
    if (!pixels) throw new Problem('notFound');
    return c.body(pixels, 200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': String(pixels.length),
    });
  });
  return app;
}
