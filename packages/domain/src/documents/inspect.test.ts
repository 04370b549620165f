import { describe, expect, test } from 'vitest';
import { pictures, samplePdf, written } from '../fixtures/index.ts';
import { documentName, inspectDocument } from './inspect.ts';

describe('inspectDocument', () => {
  test.each([
    ['a PDF', samplePdf('Licence'), 'application/pdf'],
    ['a JPEG', pictures.jpeg, 'image/jpeg'],
    ['a PNG', pictures.png, 'image/png'],
  ] as const)('accepts %s by its content', (_, bytes, type) => {
    expect(inspectDocument(bytes)).toEqual({ type });
  });

  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a page', written('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a page that contains a PDF', written('<html>%PDF-1.4 %%EOF'), 'type'],
    ['a drawing', pictures.svg, 'type'],
    ['a WebP', pictures.webp, 'type'],
    ['a PDF cut off', samplePdf('Licence').slice(0, 40), 'broken'],
    ['a PNG cut off', pictures.png.slice(0, 14), 'broken'],
    ['a file of more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'size'],
  ] as const)('refuses %s', (_, bytes, code) => {
    expect(inspectDocument(bytes)).toBe(code);
  });
});

test.each([
  ['scan.pdf', 'scan.pdf'],
  ['C:\\fakepath\\Bank statement.PDF', 'Bank statement.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  ['كشف حساب.pdf', 'كشف حساب.pdf'],
  [`${'名'.repeat(200)}.pdf`, `${'名'.repeat(100)}.pdf`],
])('the name of %j is stored as %j', (name, stored) => {
  expect(documentName(name, 'application/pdf')).toBe(stored);
});
