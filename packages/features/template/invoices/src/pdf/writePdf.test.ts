import {
  decodePDFRawStream,
  PDFDocument,
  PDFRawStream,
  PDFArray,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { SheetText } from '../sheet/SheetText.ts';
import { breakLines } from './breakLines.ts';
import { UnwritableText } from './Pen.ts';
import { plainText } from './plainText.ts';
import { writePdf } from './writePdf.ts';

const sheet: SheetText = {
  issuer: { title: 'Periuk & Pelita', lines: ['27 Jalan Pelita'] },
  title: 'Invoice #5002',
  facts: [['Issue date', '21 Nov 2026']],
  billTo: { title: 'Bill to', lines: ['Bastian Krüger', 'Speicherstraße 5'] },
  payTo: { title: 'Payment details', facts: [['Account', 'MY00 4711']] },
  caption: 'Lines',
  columns: { item: 'Item', cost: 'Cost', quantity: 'Quantity', price: 'Price' },
  lines: [
    {
      id: '0',
      item: 'Premiere canapés',
      description: 'Small enough for one hand.',
      cost: 'RM 6.50',
      quantity: '40',
      price: 'RM 260.00',
      times: '',
    },
  ],
  salesperson: ['Salesperson', 'Aina Rahman'],
  totals: [
    ['Subtotal', 'RM 260.00'],
    ['Total due', '−RM 12.00'],
  ],
  terms: { title: 'Payment terms', lines: ['Payable by 5 Dec 2026.'] },
  note: { title: 'Note', lines: ['First line.\nSecond line – “quoted”, 5 €.'] },
  stub: { title: 'Return this part', facts: [['Invoice #5002', 'Bastian Krüger']] },
};

const winAnsi = new TextDecoder('windows-1252');

/** Reads the text drawn on a page, one entry per drawing operation. */
function wordsOf({ node, doc }: PDFPage): string[] {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.flatMap((one) => {
    const stream = one && doc.context.lookup(one);
    if (!(stream instanceof PDFRawStream)) return [];
    const drawn = winAnsi.decode(decodePDFRawStream(stream).decode());
    return [...drawn.matchAll(/<([\dA-Fa-f]*)> Tj/g)].map(([, hex]) =>
      winAnsi.decode(Uint8Array.from(hex!.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
    );
  });
}

const pagesOf = async (text: SheetText) => {
  const file = await PDFDocument.load(await writePdf(text));
  return { file, pages: file.getPages().map(wordsOf) };
};

describe('invoice PDF', () => {
  test('contains all text of the sheet on one A4 page', async () => {
    const { file, pages } = await pagesOf(sheet);
    expect(file.getTitle()).toBe('Invoice #5002');
    expect(file.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    expect(pages).toHaveLength(1);
    const [words] = pages;
    for (const word of [
      'Periuk & Pelita',
      'Invoice #5002',
      'Issue date: 21 Nov 2026',
      'Bastian Krüger',
      'Speicherstraße 5',
      'Account: MY00 4711',
      'Premiere canapés',
      'Small enough for one hand.',
      'RM 6.50',
      '40',
      'RM 260.00',
      'Salesperson: Aina Rahman',
      'Total due',
      '-RM 12.00',
      'Payable by 5 Dec 2026.',
      'First line.',
      'Second line – “quoted”, 5 €.',
      'Return this part',
      '1 / 1',
    ])
      expect(words).toContain(word);
  });

  test('continues on further pages, repeats the column headers and loses no line', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...sheet.lines[0]!,
      item: `Item ${index + 1}`,
    }));
    const { pages } = await pagesOf({ ...sheet, lines });
    expect(pages.length).toBeGreaterThan(3);
    const items = pages.flat().filter((word) => /^Item \d/.test(word));
    expect(items).toEqual(lines.map(({ item }) => item));
    for (const words of pages.filter((page) => page.some((word) => /^Item \d/.test(word))))
      expect(words).toContain('Quantity');
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  });

  test('wraps long text, even within a word, without losing characters', async () => {
    const description = `${'Küchengroßgeräte'.repeat(60)} end`;
    const { pages } = await pagesOf({ ...sheet, lines: [{ ...sheet.lines[0]!, description }] });
    expect(pages.flat().join('')).toContain('Küchengroßgeräte'.repeat(60));
  });

  test('omits the parts that the sheet lacks', async () => {
    const { pages } = await pagesOf({
      ...sheet,
      salesperson: null,
      terms: null,
      note: null,
      stub: null,
    });
    for (const word of ['Payment terms', 'Note', 'Return this part', 'Salesperson: Aina Rahman'])
      expect(pages[0]).not.toContain(word);
  });

  test.each(['فاتورة', '发票', 'Łódź'])(
    'is refused if its fonts cannot write %s',
    async (title) => {
      await expect(writePdf({ ...sheet, title })).rejects.toBeInstanceOf(UnwritableText);
    },
  );
});

test('plainText replaces typographic characters with plain ones', () => {
  expect(plainText('1\u202f234,50\u00a0RM \u22125 \u2068a\u2069')).toBe('1 234,50 RM -5 a');
});

test('breakLines breaks between words, and within a word only if it exceeds a line', () => {
  const width = (text: string) => text.length;
  expect(breakLines('one two three', 7, width)).toEqual(['one two', 'three']);
  expect(breakLines('abcdefgh ij', 4, width)).toEqual(['abcd', 'efgh', 'ij']);
  expect(breakLines('a\n\nb', 4, width)).toEqual(['a', '', 'b']);
});
