import { expect, test } from 'vitest';
import type { ToastEntry } from './queue.ts';
import { nextShown, type ShownToast } from './shown.ts';

const entry = (id: number, title = `Toast ${id}`): ToastEntry => ({ id, title, tone: 'info' });
const there = (...ids: number[]): ShownToast[] =>
  ids.map((id) => ({ entry: entry(id), isLeaving: false }));
const titles = (shown: readonly ShownToast[]) =>
  shown.map(({ entry: { title }, isLeaving }) => (isLeaving ? `(${title})` : title));

test('a dismissed toast fades out in its position', () => {
  const next = nextShown(there(1, 2, 3), [entry(1), entry(3), entry(4)], true);
  expect(titles(next)).toEqual(['Toast 1', '(Toast 2)', 'Toast 3', 'Toast 4']);
});

test('a fading toast continues to fade when toasts change', () => {
  const once = nextShown(there(1, 2), [entry(2)], true);
  expect(titles(nextShown(once, [entry(2), entry(3)], true))).toEqual([
    '(Toast 1)',
    'Toast 2',
    'Toast 3',
  ]);
});

test('a dismissed toast disappears immediately without fading', () => {
  expect(titles(nextShown(there(1, 2), [entry(2)], false))).toEqual(['Toast 2']);
});

test('an updated toast keeps its position', () => {
  expect(titles(nextShown(there(1, 2), [entry(1, 'Done'), entry(2)], true))).toEqual([
    'Done',
    'Toast 2',
  ]);
});
