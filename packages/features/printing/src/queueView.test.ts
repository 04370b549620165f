import { expect, test } from 'vitest';
import { isNarrowed, plainQueue, readQueue, writeQueue } from './queueView.ts';

test('what is written is read again, and what is plain is left out', () => {
  const written = writeQueue('merchant=7', { state: 'trouble', printer_id: 12, search: '042' });
  expect(readQueue(written)).toEqual({
    state: 'trouble',
    printer_id: 12,
    search: '042',
    order: 'desc',
    page: 1,
    job: '',
  });
  expect(writeQueue(written, plainQueue)).toBe('merchant=7');
});

test('another choice begins at the first page', () => {
  const second = writeQueue('', { page: 2 });
  expect(readQueue(second).page).toBe(2);
  expect(readQueue(writeQueue(second, { state: 'waiting' })).page).toBe(1);
});

test('a job that is opened beside the list turns no page', () => {
  const second = writeQueue('', { page: 2 });
  expect(readQueue(writeQueue(second, { job: 12 }))).toMatchObject({ page: 2, job: 12 });
  expect(writeQueue(writeQueue(second, { job: 12 }), { job: '' })).toBe(second);
});

test('an address that means nothing is the whole queue', () => {
  expect(readQueue('state=lost&printer=x&page=-1')).toEqual(plainQueue);
  expect(isNarrowed(plainQueue)).toBe(false);
  expect(isNarrowed(readQueue('search=x'))).toBe(true);
});
