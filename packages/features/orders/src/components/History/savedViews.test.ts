import { expect, test } from 'vitest';
import { historyView } from '../../historyQuery.ts';
import { datesOf } from './periods.ts';
import { areViews, changeOf, maxViews, saveView } from './savedViews.ts';

const today = '2026-11-21';
const unpaid = {
  ...historyView.plain,
  payment_status: 'unpaid',
  sort: 'total',
  start: 30,
} as const;

test('a saved view keeps its filters but neither sort nor page', () => {
  const [view] = saveView([], 'Open bills', unpaid, today);
  expect(view).toEqual({ name: 'Open bills', search: 'payment_status=unpaid', period: 'today' });
  expect(changeOf(view!, today)).toMatchObject({ payment_status: 'unpaid', search: '' });
  expect(changeOf(view!, today)).not.toHaveProperty('sort');
});

test('a saved named period moves with the date while custom dates stay fixed', () => {
  const yesterday = { ...unpaid, ...datesOf('yesterday', today) };
  const [moving] = saveView([], 'A', yesterday, today);
  expect(changeOf(moving!, '2026-11-22').startDate).toBe('2026-11-21 00:00');
  const own = { ...unpaid, startDate: '2026-11-01 08:00', endDate: '2026-11-02 09:00' };
  const [still] = saveView([], 'B', own, today);
  expect(changeOf(still!, '2026-11-22').startDate).toBe('2026-11-01 08:00');
});

test('saving a view replaces one of the same name and drops the oldest beyond the maximum', () => {
  const twice = saveView(saveView([], 'A', historyView.plain, today), 'A', unpaid, today);
  expect(twice.map(({ search }) => search)).toEqual(['payment_status=unpaid']);
  const many = Array.from({ length: maxViews + 3 }, (_, n) => String(n)).reduce(
    (views, name) => saveView(views, name, unpaid, today),
    [] as ReturnType<typeof saveView>,
  );
  expect(many).toHaveLength(maxViews);
  expect(many.at(-1)?.name).toBe(String(maxViews + 2));
});

test('rejects stored data that is not a list of views', () => {
  expect(areViews([{ name: 'A', search: '', period: 'week' }])).toBe(true);
  for (const value of [null, {}, [1], [{ name: 'A', search: '', period: 'year' }]])
    expect(areViews(value)).toBe(false);
});
