import { expect, test } from 'vitest';
import { defineView } from './defineView.ts';
import { choice, id, named, scope, single, trimmed } from './field.ts';
import { date, idOrNew, page, text } from './moreFields.ts';

const view = defineView({
  search: text(),
  status: choice(['open', 'closed'], ''),
  category_id: named('category', id('')),
  day: date(null),
  order: scope(choice(['asc', 'desc'], 'asc')),
  page: page(),
  open: idOrNew(),
});

test('a view reads back what it wrote', () => {
  const full = {
    search: 'teh & "roti" 100%',
    status: 'closed',
    category_id: 12,
    day: '2026-11-27',
    order: 'desc',
    page: 3,
    open: 'new',
  } as const;
  expect(view.read(view.write('', full))).toEqual(full);
  expect(view.read(`?${view.write('', full)}`)).toEqual(full);
});

test('a view writes no default values and keeps unrelated query parameters', () => {
  const written = view.write('merchant_id=7', { search: 'teh', category_id: 12 });
  expect(written).toBe('merchant_id=7&search=teh&category=12');
  expect(view.write(written, view.plain)).toBe('merchant_id=7');
  expect(view.write('order=asc', {})).toBe('');
});

test('a view reads invalid parameters as their defaults', () => {
  const odd =
    'status=lost&category=1e3&day=2026-02-30&order=up&page=-1&open=x&category=99999999999999999';
  expect(view.read(odd)).toEqual(view.plain);
  expect(view.read('page=999999999').page).toBe(100_000);
  expect(view.read(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
});

test('a view returns to page 1 after a filter or sort change, but not when a row opens', () => {
  for (const change of [{ search: 'teh' }, { order: 'desc' }, { day: '2026-11-27' }] as const)
    expect(view.read(view.write('page=3', change)).page).toBe(1);
  expect(view.read(view.write('page=3', { open: 7 })).page).toBe(3);
  expect(view.read(view.write('', { page: 2 })).page).toBe(2);
});

test('a view counts only filters as narrowing', () => {
  expect(view.isNarrowed(view.plain)).toBe(false);
  expect(view.isNarrowed(view.read('order=desc&page=2&day=2026-11-27&open=7'))).toBe(false);
  expect(view.isNarrowed(view.read('category=7'))).toBe(true);
  expect(view.noFilters).toEqual({ search: '', status: '', category_id: '' });
});

test('a view trims a search only if the field keeps the typed text itself', () => {
  const trimming = defineView({ q: trimmed(), search: text() });
  expect(trimming.read('q=+roti+&search=roti+')).toEqual({ q: 'roti', search: 'roti ' });
});

test('a view distinguishes an empty text from a default of null', () => {
  const sections = defineView({ section: single<string | null>(null, (given) => given) });
  expect(sections.write('', { section: '' })).toBe('section=');
  expect(sections.read('section=')).toEqual({ section: '' });
  expect(sections.read('')).toEqual({ section: null });
});

test('a view applies its tidy function on every read and write', () => {
  const range = defineView({ from: date(''), to: date('') }, (it) =>
    it.from <= it.to ? it : { from: '', to: '' },
  );
  expect(range.read('from=2026-11-02&to=2026-11-01')).toEqual(range.plain);
  expect(range.write('from=2026-11-02&to=2026-11-03', { to: '2026-11-01' })).toBe('');
});
