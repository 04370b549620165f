import { expect, test } from 'vitest';
import { plainView } from '../../historyQuery.ts';
import { datesOf } from './periods.ts';
import { areViews, changeOf, mostViews, saveView } from './savedViews.ts';

const today = '2026-11-21';
const unpaid = { ...plainView, payment_status: 'unpaid', sort: 'total', start: 30 } as const;

test('a view keeps its filters, and neither sort nor page', () => {
  const [view] = saveView([], 'Open bills', unpaid, today);
  expect(view).toEqual({ name: 'Open bills', search: 'payment_status=unpaid', period: 'today' });
  expect(changeOf(view!, today)).toMatchObject({ payment_status: 'unpaid', search: '' });
  expect(changeOf(view!, today)).not.toHaveProperty('sort');
});

test('yesterday is yesterday tomorrow as well; dates of one’s own stay', () => {
  const yesterday = { ...unpaid, ...datesOf('yesterday', today) };
  const [moving] = saveView([], 'A', yesterday, today);
  expect(changeOf(moving!, '2026-11-22').startDate).toBe('2026-11-21 00:00');
  const own = { ...unpaid, startDate: '2026-11-01 08:00', endDate: '2026-11-02 09:00' };
  const [still] = saveView([], 'B', own, today);
  expect(changeOf(still!, '2026-11-22').startDate).toBe('2026-11-01 08:00');
});

test('a name is there once, and the oldest views make room', () => {
  const twice = saveView(saveView([], 'A', plainView, today), 'A', unpaid, today);
  expect(twice.map(({ search }) => search)).toEqual(['payment_status=unpaid']);
  const many = Array.from({ length: mostViews + 3 }, (_, n) => String(n)).reduce(
    (views, name) => saveView(views, name, unpaid, today),
    [] as ReturnType<typeof saveView>,
  );
  expect(many).toHaveLength(mostViews);
  expect(many.at(-1)?.name).toBe(String(mostViews + 2));
});

test('what is no list of views is not taken for one', () => {
  expect(areViews([{ name: 'A', search: '', period: 'week' }])).toBe(true);
  for (const kept of [null, {}, [1], [{ name: 'A', search: '', period: 'year' }]])
    expect(areViews(kept)).toBe(false);
});
