import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf, requireDigest } from './digest.ts';
import { hugePng, pictures, written } from '../fixtures/pictureFiles.ts';
import { inspectPicture, kindOf, lookAt, maxBytes, maxPixels } from './inspect.ts';

const kinds = Object.entries(pictures);
const drawing = (inside: string, more = '') =>
  written(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" ${more}>${inside}</svg>`);

describe('lookAt', () => {
  test.each(kinds)('recognises %s by its bytes and reads its size', (kind, file) => {
    expect(lookAt(file)).toEqual({ kind, width: 8, height: 6 });
  });

  test('reads the size of extended and lossless WebP files', () => {
    const extended = new Uint8Array(40);
    extended.set(written('RIFF    WEBPVP8X'));
    extended.set([0x6f, 0x17, 0], 24);
    extended.set([0x37, 0x01, 0], 27);
    expect(lookAt(extended)).toEqual({ kind: 'webp', width: 6000, height: 312 });
    const lossless = written('RIFF    WEBPVP8L    /\x05\x40\x01\x00');
    expect(lookAt(lossless)).toEqual({ kind: 'webp', width: 6, height: 6 });
  });

  test.each([
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a page with a drawing in it', '<html><svg width="1" height="1"></svg></html>'],
    ['a document', '%PDF-1.7'],
    ['a program', 'MZ\x90\x00'],
    ['an archive', 'PK\x03\x04'],
    ['text', 'just words'],
  ])('refuses %s as a picture', (_, text) => {
    expect(lookAt(written(text))).toBe('type');
  });

  test('recognises a picture by its first bytes, even with foreign content after them', () => {
    const polyglot = new Uint8Array([...pictures.jpeg, ...written('<script>alert(1)</script>')]);
    expect(lookAt(polyglot)).toMatchObject({ kind: 'jpeg' });
    expect(lookAt(new Uint8Array([...written('GIF89a'), ...pictures.png]))).toBe('type');
  });
});

describe('refusal of pictures', () => {
  test('an empty file or one above the size limit is refused', () => {
    expect(lookAt(new Uint8Array())).toBe('empty');
    expect(lookAt(new Uint8Array(maxBytes + 1))).toBe('size');
    expect(lookAt(drawing(' '.repeat(512 * 1024)))).toBe('size');
  });

  test('a picture above the pixel limit is refused', () => {
    expect(lookAt(hugePng(maxPixels, 1))).toMatchObject({ width: maxPixels });
    expect(lookAt(hugePng(maxPixels + 1, 1))).toBe('pixels');
    expect(lookAt(hugePng(1, 2 ** 32 - 1))).toBe('pixels');
    expect(lookAt(hugePng(0, 100))).toBe('broken');
    expect(lookAt(drawing('', 'width="90000" height="10"'))).toBe('pixels');
  });

  test('a truncated file is refused', () => {
    for (const [kind, file] of kinds.filter(([name]) => name !== 'svg'))
      expect([kind, lookAt(file.subarray(0, 20))]).toEqual([kind, 'broken']);
    expect(lookAt(written('<svg width="8" height="6"><path'))).toBe('broken');
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="https://x.example/a.js"/>',
    '<foreignObject><body/></foreignObject>',
    '<image href="https://x.example/track.png"/>',
    '<image xlink:href="file:///etc/passwd"/>',
    '<use href="//x.example/#a"/>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>@import "x.css";</style>',
    '<rect fill="url(http://x.example/a#b)"/>',
  ])('a drawing with %s is refused', (inside) => {
    expect(lookAt(drawing(inside))).toBe('unsafe');
  });

  test('a drawing with entities is refused', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(lookAt(written(`${bomb}<svg width="1" height="1">&b;</svg>`))).not.toMatchObject({
      kind: 'svg',
    });
  });

  test('names the field and the reason', () => {
    expect(() => inspectPicture(written('words'))).toThrow(
      expect.objectContaining({
        code: 'invalid',
        matter: { fields: { file: expect.objectContaining({ code: 'type' }) } },
      }),
    );
  });
});

test('an SVG may use its own references, gradients and physical units', () => {
  const inside =
    '<!-- made by hand --><defs><linearGradient id="g"/></defs><rect fill="url( #g )"/><use href="#g"/>';
  expect(lookAt(drawing(inside))).toEqual({ kind: 'svg', width: 40, height: 30 });
  expect(lookAt(drawing('', 'width="10mm" height="1in"'))).toMatchObject({ width: 38, height: 96 });
});

describe('arbitrary bytes', () => {
  const starts = fc.constantFrom(...kinds.map(([, file]) => file));

  test('are inspected without an exception and within the bounds', () => {
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 400 }), fc.nat(300), (start, noise, at) => {
        const file = new Uint8Array([...start.subarray(0, at), ...noise]);
        const found = lookAt(file);
        if (typeof found === 'string') return;
        expect(kindOf(file)).toBe(found.kind);
        for (const side of [found.width, found.height]) {
          expect(Number.isInteger(side)).toBe(true);
          expect(side).toBeGreaterThan(0);
          expect(side).toBeLessThanOrEqual(maxPixels);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['comments', '<!-- a -->'],
    ['open comments', '<!--'],
    ['document types', '<!DOCTYPE '],
    ['roots', '<svg '],
    ['spaces', ' '],
    ['commas', ','],
    ['links', 'href="#" '],
  ])('of %s only are inspected without excessive backtracking', (_, piece) => {
    const most = 500 * 1024;
    const begun = performance.now();
    const text = piece.repeat(Math.floor(most / piece.length));
    lookAt(written(text));
    lookAt(written(`<svg viewBox="${text}`));
    lookAt(written(`<svg ${text}></svg>`));
    // Far above the usual time, far below that of an expression with catastrophic backtracking.
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});

test('a file must match its digest', async () => {
  const digest = await digestOf(pictures.png);
  expect(digest).toMatch(/^[\w-]{43}$/);
  await expect(requireDigest(pictures.png, digest)).resolves.toBeUndefined();
  for (const other of [undefined, '', await digestOf(pictures.jpeg)])
    await expect(requireDigest(pictures.png, other)).rejects.toMatchObject({
      matter: { fields: { digest: { code: 'mismatch' } } },
    });
});
