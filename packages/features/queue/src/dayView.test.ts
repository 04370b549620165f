import { expect, test } from 'vitest';
import { isNarrowed, readDay, writeDay } from './dayView.ts';

test('what is written is read again, and what is plain is left out', () => {
  const written = writeDay('merchant=7', { date: '2026-11-20', queue_id: 12, status: 'left' });
  expect(readDay(written)).toEqual({
    date: '2026-11-20',
    queue_id: 12,
    status: 'left',
    search: '',
    order: 'desc',
    page: 1,
  });
  expect(writeDay(written, { date: '', queue_id: '', status: '' })).toBe('merchant=7');
});

test('another choice begins at the first page, and nonsense is the whole day', () => {
  expect(readDay(writeDay('page=3', { status: 'served' })).page).toBe(1);
  expect(readDay('date=yesterday&queue=x&status=lost&page=-1')).toEqual(readDay(''));
  expect([isNarrowed(readDay('')), isNarrowed(readDay('search=a'))]).toEqual([false, true]);
});
