import { expect, test } from 'vitest';
import { refusal, sortFiles } from './refusal.ts';

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const jpeg = file('laksa.jpg', 'image/jpeg');
const note = file('note.TXT', 'text/plain');

test('takes what no rule forbids', () => {
  expect(refusal(jpeg, {}, 0)).toBeNull();
});

test('knows kinds, exact kinds and endings in any case', () => {
  expect(refusal(jpeg, { accept: ['image/*'] }, 0)).toBeNull();
  expect(refusal(jpeg, { accept: ['image/png'] }, 0)).toBe('type');
  expect(refusal(note, { accept: ['image/*', '.txt'] }, 0)).toBeNull();
  expect(refusal(note, { accept: ['image/*'] }, 0)).toBe('type');
});

test('refuses what is larger than the most, not what is just as large', () => {
  expect(refusal(file('a', '', 100), { maxSize: 100 }, 0)).toBeNull();
  expect(refusal(file('a', '', 101), { maxSize: 100 }, 0)).toBe('size');
});

test('refuses an empty file', () => {
  expect(refusal(file('a', '', 0), {}, 0)).toBe('empty');
});

test('takes so many as there is room for', () => {
  const { taken, refused } = sortFiles([jpeg, note, jpeg], { maxCount: 3 }, 1);
  expect(taken).toEqual([jpeg, note]);
  expect(refused).toEqual([{ file: jpeg, reason: 'count' }]);
});

test('lets one file take the place of the one before', () => {
  const { taken, refused } = sortFiles([jpeg, note], { maxCount: 1 }, 1);
  expect(taken).toEqual([jpeg]);
  expect(refused).toEqual([{ file: note, reason: 'count' }]);
});
