import type { ToastEntry, ToastTone } from './queue.ts';

/** How long toasts stay by their tone, in milliseconds; `pending` is for what is under way. One second where nothing is said, and `Infinity` for what is under way. */
export type ToastDurations = Partial<Record<ToastTone | 'pending', number>>;

/** How long a toast stays where nobody says it. */
export const defaultMs = 1000;

/** Time enough to read, decide and reach the way back. */
const actionMs = 10_000;

/** How long a toast stays, in milliseconds: as it says itself, until it ends, or as all of its kind. */
export function lifeOf(entry: ToastEntry, duration: number | ToastDurations): number {
  if (entry.duration !== undefined) return entry.duration;
  const by: ToastDurations = typeof duration === 'number' ? { [entry.tone]: duration } : duration;
  if (entry.isPending || entry.progress !== undefined) return by.pending ?? Infinity;
  return entry.action ? actionMs : (by[entry.tone] ?? defaultMs);
}
