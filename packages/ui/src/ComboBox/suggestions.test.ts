import { expect, test } from 'vitest';
import { filterOptions, namedOption, stepOption } from './suggestions.ts';

const laksa = { value: 'laksa', label: 'Laksa' };
const creme = { value: 'creme', label: 'Crème brûlée', description: 'Sweet' };
const gone = { value: 'gone', label: 'Satay', isDisabled: true };

test('filterOptions ignores case and accents', () => {
  expect(filterOptions([laksa, creme], ' BRULEE ')).toEqual([creme]);
  expect(filterOptions([laksa, creme], 'sweet')).toEqual([creme]);
  expect(filterOptions([laksa, creme], '  ')).toEqual([laksa, creme]);
});

test('filterOptions removes empty groups', () => {
  const options = [
    { title: 'Soups', options: [laksa] },
    { title: 'Sweets', options: [creme] },
  ];
  expect(filterOptions(options, 'lak')).toEqual([options[0]]);
});

test('namedOption matches only the whole label', () => {
  expect(namedOption([laksa, creme], 'creme brulee')).toBe(creme);
  expect(namedOption([laksa, creme], 'creme')).toBeUndefined();
});

test('stepOption skips disabled options and wraps around', () => {
  const options = [laksa, gone, creme];
  expect(stepOption(options, null, 1)).toBe('laksa');
  expect(stepOption(options, null, -1)).toBe('creme');
  expect(stepOption(options, 'laksa', 1)).toBe('creme');
  expect(stepOption(options, 'creme', 1)).toBe('laksa');
  expect(stepOption([gone], null, 1)).toBeNull();
});
