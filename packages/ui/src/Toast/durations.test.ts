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
  ['one time for all', {}, 1500, 1500],
  ['the time of its tone', {}, byTone, 2000],
  ['the time of another tone', { tone: 'danger' }, byTone, 4000],
  ['a second where its tone has none', { tone: 'info' }, byTone, 1000],
  ['its own time before any other', { duration: 70 }, byTone, 70],
  ['ten seconds with a way back', { action: { label: 'Undo', onPress: () => {} } }, byTone, 10_000],
  ['until it ends while something is under way', { isPending: true }, byTone, Infinity],
  ['until it ends while something is being done', { progress: 0.5 }, 1000, Infinity],
  ['a limit even while something is under way', { isPending: true }, { pending: 30 }, 30],
] as [string, Partial<ToastEntry>, number | typeof byTone, number][])(
  'stays %s',
  (_name, more, duration, life) => {
    expect(lifeOf(entry(more), duration)).toBe(life);
  },
);
