import { expect, test } from 'vitest';
import type { ToastEntry } from './queue.ts';
import { nextShown, type ShownToast } from './shown.ts';

const entry = (id: number, title = `Toast ${id}`): ToastEntry => ({ id, title, tone: 'info' });
const there = (...ids: number[]): ShownToast[] =>
  ids.map((id) => ({ entry: entry(id), isLeaving: false }));
const said = (shown: readonly ShownToast[]) =>
  shown.map(({ entry: { title }, isLeaving }) => (isLeaving ? `(${title})` : title));

test('a dismissed toast fades where it stood', () => {
  const next = nextShown(there(1, 2, 3), [entry(1), entry(3), entry(4)], true);
  expect(said(next)).toEqual(['Toast 1', '(Toast 2)', 'Toast 3', 'Toast 4']);
});

test('one that fades already goes on fading', () => {
  const once = nextShown(there(1, 2), [entry(2)], true);
  expect(said(nextShown(once, [entry(2), entry(3)], true))).toEqual([
    '(Toast 1)',
    'Toast 2',
    'Toast 3',
  ]);
});

test('without fading it is gone at once', () => {
  expect(said(nextShown(there(1, 2), [entry(2)], false))).toEqual(['Toast 2']);
});

test('a toast that says something else says it in its place', () => {
  expect(said(nextShown(there(1, 2), [entry(1, 'Done'), entry(2)], true))).toEqual([
    'Done',
    'Toast 2',
  ]);
});
