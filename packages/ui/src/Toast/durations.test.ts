import { expect, test } from 'vitest';
import { lifeOf } from './durations.ts';
import type { ToastEntry } from './queue.ts';

const entry = (more: Partial<ToastEntry>): ToastEntry => ({
  id: 1,
  title: 'Saved',
  tone: 'success',
  ...more,
});
const byTone = { success: 2000, danger: 4000 };

test.each([
  ['the duration of the region', {}, 1500, 1500],
  ['the duration of its tone', {}, byTone, 2000],
  ['the duration of another tone', { tone: 'danger' }, byTone, 4000],
  ['1 s if its tone has no duration', { tone: 'info' }, byTone, 1000],
  ['its own duration before any other', { duration: 70 }, byTone, 70],
  ['10 s with an action', { action: { label: 'Undo', onPress: () => {} } }, byTone, 10_000],
  ['an unlimited time while pending', { isPending: true }, byTone, Infinity],
  ['an unlimited time while showing progress', { progress: 0.5 }, 1000, Infinity],
  ['a limited time while pending, if that is set', { isPending: true }, { pending: 30 }, 30],
] as [string, Partial<ToastEntry>, number | typeof byTone, number][])(
  'a toast stays open for %s',
  (_name, more, duration, life) => {
    expect(lifeOf(entry(more), duration)).toBe(life);
  },
);
