import { expect, test } from 'vitest';
import { refusal, sortFiles } from './refusal.ts';

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const jpeg = file('laksa.jpg', 'image/jpeg');
const note = file('note.TXT', 'text/plain');

test('refusal accepts any file without rules', () => {
  expect(refusal(jpeg, {}, 0)).toBeNull();
});

test('refusal matches media types and file extensions in any case', () => {
  expect(refusal(jpeg, { accept: ['image/*'] }, 0)).toBeNull();
  expect(refusal(jpeg, { accept: ['image/png'] }, 0)).toBe('type');
  expect(refusal(note, { accept: ['image/*', '.txt'] }, 0)).toBeNull();
  expect(refusal(note, { accept: ['image/*'] }, 0)).toBe('type');
});

test('refusal rejects files above the maximum size, but not of exactly that size', () => {
  expect(refusal(file('a', '', 100), { maxSize: 100 }, 0)).toBeNull();
  expect(refusal(file('a', '', 101), { maxSize: 100 }, 0)).toBe('size');
});

test('refusal rejects an empty file', () => {
  expect(refusal(file('a', '', 0), {}, 0)).toBe('empty');
});

test('sortFiles accepts files up to the maximum number', () => {
  const { taken, refused } = sortFiles([jpeg, note, jpeg], { maxCount: 3 }, 1);
  expect(taken).toEqual([jpeg, note]);
  expect(refused).toEqual([{ file: jpeg, reason: 'count' }]);
});

test('sortFiles accepts one file to replace the present one', () => {
  const { taken, refused } = sortFiles([jpeg, note], { maxCount: 1 }, 1);
  expect(taken).toEqual([jpeg]);
  expect(refused).toEqual([{ file: note, reason: 'count' }]);
});
