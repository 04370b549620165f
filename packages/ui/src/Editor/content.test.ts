import { expect, test } from 'vitest';
import { countCharacters, safeHref } from './content.ts';

test('countCharacters counts visible characters in all marks and blocks', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Hot 🌶', marks: [{ type: 'bold' }] }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }] },
    ],
  };
  expect(countCharacters(document)).toBe(7);
  expect(countCharacters({ type: 'doc' })).toBe(0);
});

test('safeHref adds a missing protocol', () => {
  expect(
    ['servery.example/menu', ' https://a.example ', 'siti@a.example', 'tel:+60123'].map(safeHref),
  ).toEqual([
    'https://servery.example/menu',
    'https://a.example',
    'mailto:siti@a.example',
    'tel:+60123',
  ]);
});

test('safeHref rejects addresses that run code or are invalid', () => {
  expect(
    ['javascript:alert(1)', 'data:text/html,x', 'JavaScript:x', 'two words', ' '].map(safeHref),
  ).toEqual([null, null, null, null, null]);
});
