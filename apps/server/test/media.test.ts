import { createHash } from 'node:crypto';
import { deleteMedia, editMedia, listMedia, uploadMedia, type Media } from '@servery/api';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectPicture } from '@servery/domain/media';
import { encodePicture } from '../src/areas/media/encode.ts';
import { encodeApart } from '../src/areas/media/encodeApart.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const site = 'http://server.test';
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** Returns a photograph with GPS data and a copyright note in its metadata. */
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

describe('encodePicture', () => {
  test('keeps the pixels, upright, and drops all metadata', async () => {
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

  test('drops data hidden after a picture', async () => {
    const hidden = Buffer.concat([
      await photograph(40, 30),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { sizes } = await encodePicture(hidden);
    for (const { pixels } of sizes) expect(pixels.includes('script')).toBe(false);
  });

  test('refuses a truncated picture of any format', async () => {
    const whole = await photograph(300, 200);
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await sharp(whole).toFormat(format).toBuffer();
      await expect(encodePicture(bytes)).resolves.toMatchObject({ kind: format });
      const half = bytes.subarray(0, bytes.length >> 1);
      await expect(encodePicture(half)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  test('refuses a picture whose header doesn’t match its pixels', async () => {
    const small = await sharp(await photograph(20, 20))
      .png()
      .toBuffer();
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(5_900, 16);
    bomb.writeUInt32BE(5_900, 20);
    await expect(encodePicture(bomb)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('accepts or refuses any noise, and keeps working', async () => {
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

  test('refuses drawings that refer to local files or other hosts', async () => {
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

describe('a drawing', () => {
  const svg = (inside: string, side = 40) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        width="${side}" height="${side}">${inside}</svg>`,
    );
  /** Ten levels, each of which draws the previous one ten times. */
  const levels = (draws: (id: string) => string, wraps: (id: string, inside: string) => string) =>
    wraps('l0', '<rect width="9" height="9"/>') +
    Array.from({ length: 10 }, (_, i) => wraps(`l${i + 1}`, draws(`l${i}`).repeat(10))).join('') +
    draws('l10');
  const group = (id: string, inside: string) => `<g id="${id}">${inside}</g>`;
  const pattern = (id: string, inside: string) =>
    `<pattern id="${id}" width="9" height="9">${inside}</pattern>`;

  test.each([
    ['use', levels((id) => `<use href="#${id}"/>`, group)],
    ['use by an old name', levels((id) => `<use xlink:href = '#${id}'/>`, group)],
    [
      'use of an escaped name',
      levels(
        (id) => `<use href="#${id}"/>`,
        (id, inside) => group(id.replace('l', '&#108;'), inside),
      ),
    ],
    ['patterns', levels((id) => `<rect width="9" height="9" fill="url(#${id})"/>`, pattern)],
    ['patterns in styles', levels((id) => `<rect style="fill: url( '#${id}' )"/>`, pattern)],
    [
      'patterns in a stylesheet',
      `<style>${Array.from({ length: 11 }, (_, i) => `.c${i}{fill:url(#l${i})}`).join('')}</style>` +
        levels((id) => `<rect class="${id.replace('l', 'c')}"/>`, pattern),
    ],
    [
      'an inherited pattern',
      `${pattern('p', '<rect/>'.repeat(300))}<g fill="url(#p)">${'<rect/>'.repeat(300)}</g>`,
    ],
    [
      'markers',
      `<marker id="m">${'<rect/>'.repeat(300)}</marker>` +
        `<path marker-mid="url(#m)" d="M0 0${' L1 1'.repeat(300)}"/>`,
    ],
    ['depth', '<g>'.repeat(5_000) + '</g>'.repeat(5_000)],
    [
      'a chain',
      Array.from(
        { length: 9_000 },
        (_, i) => `<g id="c${9_000 - i}"><use href="#c${9_000 - i - 1}"/></g>`,
      ).join(''),
    ],
  ])('that multiplies itself by %s is refused before it is drawn', async (_, inside) => {
    await expect(encodePicture(svg(inside))).rejects.toMatchObject({
      matter: { fields: { file: { code: 'complex' } } },
    });
  });

  test.each([
    ['another encoding', '<?xml version="1.0" encoding="utf-7"?>', '<rect/>', 'unsafe'],
    ['a tag too few', '', '<g><rect/>', 'broken'],
    ['an unknown entity', '', '<text>&a;</text>', 'broken'],
  ])('with %s is refused', async (_, before, inside, code) => {
    const bytes = Buffer.concat([Buffer.from(before), svg(inside)]);
    await expect(encodePicture(bytes)).rejects.toMatchObject({
      matter: { fields: { file: { code } } },
    });
  });

  test('with many elements, clips and gradients is drawn', async () => {
    const inside =
      '<clipPath id="clip"><rect width="40" height="40"/></clipPath>' +
      '<linearGradient id="shade"><stop stop-color="red"/><stop offset="1"/></linearGradient>' +
      '<style>.a{fill:url(#shade)} .b{clip-path:url(#clip)}</style>' +
      `<g class="b">${'<g clip-path="url(#clip)"><path class="a" d="M0 0h9v9z"/></g>'.repeat(500)}</g>`;
    await expect(encodePicture(svg(inside))).resolves.toMatchObject({ kind: 'svg', width: 40 });
  });

  const turbulence = '<filter id="f"><feTurbulence numOctaves="30" baseFrequency="0.9"/></filter>';
  const filters = [
    ['an element', `${turbulence}<rect width="9" height="9" filter="url(#f)"/>`],
    ['a style', '<rect width="9" height="9" style="opacity: 1; filter: blur(4px)"/>'],
    ['a stylesheet', '<style>rect { FILTER : blur(4px) }</style><rect width="9" height="9"/>'],
    ['an escaped name', '<style>rect { f\\69lter: blur(4px) }</style><rect width="9" height="9"/>'],
  ] as const;
  test.each(filters)('with a filter by %s is refused before it is drawn', async (_, inside) => {
    await expect(encodePicture(svg(inside))).rejects.toMatchObject({
      matter: { fields: { file: { code: 'complex' } } },
    });
  });

  test('without effective filters is drawn', async () => {
    const inside = '<rect width="9" height="9" filter="none" style="fill: red"/>';
    await expect(encodePicture(svg(inside))).resolves.toMatchObject({ kind: 'svg' });
  });

  test('that takes 2 seconds of a processor is aborted without delaying others', async () => {
    // Few elements, each of which is slow: a layer of 36 million pixels.
    const slow = svg('<g opacity="0.9"><rect width="6000" height="6000"/></g>'.repeat(300), 6_000);
    const isComplex = { matter: { fields: { file: { code: 'complex' } } } };
    const found = inspectPicture(slow);
    // Without the limit of processor time, it's drawn within the time limit.
    await expect(encodeApart(slow, found, 300_000)).rejects.toMatchObject(isComplex);
    await expect(encodeApart(slow, found, 100)).rejects.toMatchObject(isComplex);
    const waiting = encodePicture(slow).catch((error: unknown) => error);
    let isEnded = false;
    void waiting.then(() => (isEnded = true));
    await Promise.all([encodePicture(await photograph(60, 40)), encodePicture(svg('<rect/>'))]);
    expect(isEnded).toBe(false);
    expect(await waiting).toMatchObject(isComplex);
    // Drawings are encoded at a low priority.
  }, 600_000);
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

  test('can be read in each size by anyone with their URL, and cached permanently', async () => {
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

  test('are not found with another key, merchant or size', async () => {
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

  test('are deleted when replaced or removed', async () => {
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

  test('may exceed the general body limit, but too large ones are refused before they are read', async () => {
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
