import { expect, test } from 'vitest';
import { areAllChosen, lockOptions, toggleAll, toggleValue } from './choices.ts';

const a = { value: 'a', label: 'A' };
const b = { value: 'b', label: 'B' };
const gone = { value: 'c', label: 'C', isDisabled: true };
const options = [{ title: 'Group', options: [a, gone] }, b];

test('toggleValue adds and removes a value', () => {
  expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b']);
});

test('toggleValue and toggleAll stop at the maximum', () => {
  expect(toggleValue(['a'], 'b', 1)).toEqual(['a']);
  expect(toggleValue(['a'], 'a', 1)).toEqual([]);
  expect(toggleAll([], options, 1)).toEqual(['a']);
});

test('toggleAll selects all enabled options, then none of them', () => {
  expect(toggleAll(['z'], options)).toEqual(['z', 'a', 'b']);
  expect(areAllChosen(options, ['a', 'b'])).toBe(true);
  expect(toggleAll(['z', 'a', 'b'], options)).toEqual(['z']);
  expect(areAllChosen([gone], [])).toBe(false);
});

test('lockOptions disables unselected options at the maximum', () => {
  expect(lockOptions(options, ['b'], true)).toEqual([
    { title: 'Group', options: [{ ...a, isDisabled: true }, gone] },
    b,
  ]);
  expect(lockOptions(options, ['b'], false)).toBe(options);
});
