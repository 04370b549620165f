import { expect, test } from 'vitest';
import { queueView } from './queueView.ts';

test('the print queue view survives a round trip through the URL without default values', () => {
  const written = queueView.write('merchant=7', {
    state: 'trouble',
    printer_id: 12,
    search: '042',
  });
  expect(queueView.read(written)).toEqual({
    state: 'trouble',
    printer_id: 12,
    search: '042',
    order: 'desc',
    page: 1,
    job: '',
  });
  expect(queueView.write(written, queueView.plain)).toBe('merchant=7');
});

test('changing a filter returns to the first page of the print queue', () => {
  const second = queueView.write('', { page: 2 });
  expect(queueView.read(second).page).toBe(2);
  expect(queueView.read(queueView.write(second, { state: 'waiting' })).page).toBe(1);
});

test('opening a print job keeps the page of the queue', () => {
  const second = queueView.write('', { page: 2 });
  expect(queueView.read(queueView.write(second, { job: 12 }))).toMatchObject({ page: 2, job: 12 });
  expect(queueView.write(queueView.write(second, { job: 12 }), { job: '' })).toBe(second);
});

test('an invalid URL shows the whole print queue', () => {
  expect(queueView.read('state=lost&printer=x&page=-1')).toEqual(queueView.plain);
  expect(queueView.isNarrowed(queueView.plain)).toBe(false);
  expect(queueView.isNarrowed(queueView.read('search=x'))).toBe(true);
});
