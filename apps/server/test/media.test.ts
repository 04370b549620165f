import { createHash } from 'node:crypto';
import { deleteMedia, editMedia, listMedia, uploadMedia, type Media } from '@servery/api';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePicture } from '../src/media/encode.ts';
import { all } from '../src/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const site = 'http://server.test';
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** A photograph with a place, a face and a note written into it. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b5651d',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .withExif({
      IFD0: { Copyright: 'SECRET-NOTE', Orientation: '6' },
      IFD3: { GPSLatitude: '3/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();

describe('making a picture anew', () => {
  test('keeps its pixels the right way up and nothing that was written beside them', async () => {
    const bytes = await photograph(1200, 800);
    expect(bytes.includes('SECRET-NOTE')).toBe(true);
    const { width, height, sizes } = await encodePicture(bytes);
    expect([width, height]).toEqual([800, 1200]);
    expect(sizes.map(({ size }) => size)).toEqual([0, 320, 960]);
    for (const { size, pixels } of sizes) {
      expect(pixels.includes('SECRET-NOTE')).toBe(false);
      const { format, exif, xmp, icc, orientation, ...made } = await sharp(pixels).metadata();
      expect([format, exif, xmp, icc, orientation]).toEqual([
        'webp',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Math.max(made.width, made.height)).toBe(size || 1200);
    }
  });

  test('leaves what hides in a picture behind', async () => {
    const hidden = Buffer.concat([
      await photograph(40, 30),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { sizes } = await encodePicture(hidden);
    for (const { pixels } of sizes) expect(pixels.includes('script')).toBe(false);
  });

  test('refuses a picture that was cut off, whatever its kind', async () => {
    const whole = await photograph(300, 200);
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await sharp(whole).toFormat(format).toBuffer();
      await expect(encodePicture(bytes)).resolves.toMatchObject({ kind: format });
      const half = bytes.subarray(0, bytes.length >> 1);
      await expect(encodePicture(half)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  test('refuses one whose first bytes say one thing and its pixels another', async () => {
    const small = await sharp(await photograph(20, 20))
      .png()
      .toBuffer();
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(5_900, 16);
    bomb.writeUInt32BE(5_900, 20);
    await expect(encodePicture(bomb)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('answers a picture or a refusal for any noise, and works on', async () => {
    const start = await sharp(await photograph(16, 16))
      .webp()
      .toBuffer();
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 8, maxLength: 200 }),
        fc.nat(60),
        async (noise, at) => {
          const bytes = Buffer.concat([start.subarray(0, at), noise]);
          const [{ reason }] = (await Promise.allSettled([encodePicture(bytes)])) as [
            { reason?: { code: string } },
          ];
          expect(reason?.code ?? 'invalid').toBe('invalid');
        },
      ),
      { numRuns: 60 },
    );
    await expect(encodePicture(start)).resolves.toMatchObject({ kind: 'webp' });
  });

  test('draws no file of this machine and nothing from elsewhere', async () => {
    for (const inside of [
      '<image href="file:///etc/passwd"/>',
      '<image href="http://127.0.0.1:1/"/>',
    ])
      await expect(
        encodePicture(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inside}</svg>`,
          ),
        ),
      ).rejects.toMatchObject({ matter: { fields: { file: { code: 'unsafe' } } } });
  });
});

describe.each(engines)('pictures on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const give = async (bytes: Buffer): Promise<Media> => {
    const { call } = await server.as('merchant');
    const file = new File([new Uint8Array(bytes)], 'dish.jpg');
    return call(uploadMedia, {
      query: { digest: digestOf(bytes) },
      body: { name: 'Dish', file },
    });
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(`${site}${path}`, { headers });

  test('are read by anybody who has the address, in each size, for good', async () => {
    const { urls } = await give(await photograph(1200, 800));
    for (const [url, side] of [
      [urls.small, 320],
      [urls.medium, 960],
      [urls.full, 1200],
    ] as const) {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const pixels = Buffer.from(await answer.arrayBuffer());
      const { height } = await sharp(pixels).metadata();
      expect(height).toBe(side);
      const known = await get(url, { 'if-none-match': answer.headers.get('etag')! });
      expect([known.status, await known.text()]).toEqual([304, '']);
    }
  });

  test('are not found by another address, another outlet or another size', async () => {
    const { urls } = await give(await photograph(30, 20));
    const [, , , merchant, key] = urls.full.split('/');
    for (const path of [
      `/api/media/102/${key}/full.webp`,
      `/api/media/${merchant}/${key!.slice(0, -1)}_/full.webp`,
      `/api/media/${merchant}/${key}/320.webp`,
      `/api/media/${merchant}/${key}/full.svg`,
      `/api/media/${merchant}/${key}/../full.webp`,
      `/api/media/9e9/${key}/full.webp`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('are gone once they are replaced or deleted', async () => {
    const first = await give(await photograph(60, 40));
    const { call } = await server.as('merchant');
    const bytes = await sharp(await photograph(50, 50))
      .png()
      .toBuffer();
    const { id, name } = first;
    const second = await call(editMedia, {
      params: { id },
      query: { digest: digestOf(bytes) },
      body: { version: first.version, name, file: new File([new Uint8Array(bytes)], 'b') },
    });
    expect((await get(first.urls.full)).status).toBe(404);
    expect((await get(second.urls.full)).status).toBe(200);
    await call(deleteMedia, { params: { id }, body: { version: second.version } });
    expect((await get(second.urls.full)).status).toBe(404);
    const left = await all(
      server.database.kysely,
      sql`select 1 from media_piece where merchant_id = 101 and media_id = ${id}`,
    );
    expect(left).toEqual([]);
  });

  test('may be larger than any other body, and are refused before they are read when too large', async () => {
    const { token } = await server.signIn('merchant');
    const post = (path: string, size: number) =>
      server.fetch(`${site}/api${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': String(size),
        },
        body: 'x'.repeat(size),
      });
    expect((await post('/admin/media', 3 * 1024 * 1024)).status).toBe(422);
    expect((await post('/admin/media', 6 * 1024 * 1024)).status).toBe(413);
    expect((await post('/admin/void_order', 3 * 1024 * 1024)).status).toBe(413);
  });

  test('of the sample are drawn', async () => {
    const { call } = await server.as('merchant');
    const { aaData } = await call(listMedia, { query: { search: 'cendol' } });
    const answer = await get(aaData[0]!.urls.full);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([640, 480]);
  });
});
