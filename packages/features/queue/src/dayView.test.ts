import { expect, test } from 'vitest';
import { dayView } from './dayView.ts';

test('dayView reads back what it wrote and omits defaults from the URL', () => {
  const written = dayView.write('merchant=7', { date: '2026-11-20', queue_id: 12, status: 'left' });
  expect(dayView.read(written)).toEqual({
    date: '2026-11-20',
    queue_id: 12,
    status: 'left',
    search: '',
    order: 'desc',
    page: 1,
  });
  expect(dayView.write(written, { date: '', queue_id: '', status: '' })).toBe('merchant=7');
});

test('dayView returns to page 1 when a filter changes and ignores invalid values', () => {
  expect(dayView.read(dayView.write('page=3', { status: 'served' })).page).toBe(1);
  expect(dayView.read('date=yesterday&queue=x&status=lost&page=-1')).toEqual(dayView.read(''));
  expect([
    dayView.isNarrowed(dayView.read('')),
    dayView.isNarrowed(dayView.read('search=a')),
  ]).toEqual([false, true]);
});
