import type { PrintImage } from '@servery/api';
import { expect, test } from 'vitest';
import { pair, text } from './blocks.ts';
import { documentOf } from './document.ts';
import { isEncodable, renderEscPos } from './escpos.ts';
import { outlet } from '../orders/anyOrder.ts';
import { firstTemplate, paperOf } from './paper.ts';

const paper = paperOf(outlet, firstTemplate(outlet));
const page = (...lines: string[]) =>
  documentOf(paper, 'receipt', 'Receipt', [
    ...lines.map((line) => text(line)),
    pair('Total', '9.90'),
  ]);
const printer = { width: 80, code_page: 'auto' } as const;
const shown = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const dots: PrintImage = { width: 16, height: 1, bits: btoa('\x81\x18') };

test('a page resets the printer, keeps its columns, and is cut', async () => {
  const bytes = shown(await renderEscPos(page('Teh tarik'), printer));
  expect(bytes.startsWith('\x1b@')).toBe(true);
  expect(bytes).toContain('Teh tarik');
  expect(bytes).toContain(`Total${' '.repeat(48 - 9)}9.90`);
  expect(bytes).toMatch(/\x1dV\x01/);
});

test('text in a code page is sent as characters of that page', async () => {
  expect(isEncodable('Café 5 €', 'auto')).toBe(true);
  expect(isEncodable('Café 5 €', 'cp437')).toBe(false);
  expect(isEncodable('茶', 'auto')).toBe(false);
  expect(isEncodable('مطعم', 'auto')).toBe(false);
  const bytes = shown(await renderEscPos(page('Ölsardine'), printer));
  expect(bytes).toContain('\x99lsardine');
});

test('only a line that no code page can encode is drawn as an image', async () => {
  const drawn: string[] = [];
  const bytes = shown(
    await renderEscPos(page('Teh 茶 tarik', 'Kopi'), printer, async ({ texts }) => {
      drawn.push(texts.map((one) => one.text).join(' '));
      return dots;
    }),
  );
  expect(drawn).toEqual(['Teh 茶 tarik']);
  expect(bytes).toContain('\x1dv0\x00\x02\x00\x01\x00\x81\x18');
  expect(bytes).toContain('Kopi');
});

test('without a renderer, missing characters become question marks', async () => {
  expect(shown(await renderEscPos(page('Teh 茶 tarik'), printer))).toContain('Teh ? tarik');
});

test('a drawer is opened by a pulse of its printer, without any paper', async () => {
  const opening = { ...page(), blocks: [{ type: 'drawer' as const }] };
  const bytes = shown(await renderEscPos(opening, printer));
  expect(bytes).toContain('\x1bp\x00\x19\xfa');
  expect(bytes).not.toMatch(/\x1dV|\n/);
});

test('control characters in a name are not sent to the printer', async () => {
  const bytes = shown(await renderEscPos(page('Teh\x1bp0 tarik'), printer));
  expect(bytes).toContain('Teh p0 tarik');
});
