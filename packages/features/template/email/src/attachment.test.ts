import { describe, expect, test } from 'vitest';
import { blobOf, cellsOf, lookOf } from './attachment.ts';

describe('attachments', () => {
  test('blobOf decodes percent-encoded and base64 data URLs and rejects others', async () => {
    expect(await blobOf('data:text/plain,caf%C3%A9')!.text()).toBe('café');
    const coded = blobOf(`data:text/csv;base64,${btoa('a,b')}`)!;
    expect([await coded.text(), coded.type]).toEqual(['a,b', 'text/csv']);
    for (const url of ['', 'data:text/plain,', 'data:image/png;base64,%', 'https://example.com/a'])
      expect(blobOf(url)).toBeNull();
  });

  test("lookOf allows a preview only for types that can't run scripts", () => {
    expect(lookOf('image/svg+xml')).toBe('picture');
    expect(lookOf('text/csv')).toBe('table');
    expect(lookOf('text/plain')).toBe('text');
    expect(lookOf('text/html')).toBeNull();
    expect(lookOf('application/pdf')).toBeNull();
  });

  test('cellsOf keeps commas, quotes and line breaks inside quoted cells', () => {
    expect(cellsOf('a,b\n"x, ""y""\nz",\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', ''],
    ]);
    expect(cellsOf('')).toEqual([]);
  });
});
