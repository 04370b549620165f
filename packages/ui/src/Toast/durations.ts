import type { ToastEntry, ToastTone } from './queue.ts';

/**
 * The time in milliseconds before toasts close, by tone; `pending` is for toasts in progress. It's
 * 1 s by default, and `Infinity` for toasts in progress.
 */
export type ToastDurations = Partial<Record<ToastTone | 'pending', number>>;

/** The default time before a toast closes, in milliseconds. */
export const defaultMs = 1000;

/**
 * The time before a toast with an action closes, in milliseconds: enough to read, decide and press.
 */
const actionMs = 10_000;

/**
 * Returns the time before a toast closes, in milliseconds: its own, `Infinity` while in progress,
 * or the one of its tone.
 */
export function lifeOf(entry: ToastEntry, duration: number | ToastDurations): number {
  if (entry.duration !== undefined) return entry.duration;
  const by: ToastDurations = typeof duration === 'number' ? { [entry.tone]: duration } : duration;
  if (entry.isPending || entry.progress !== undefined) return by.pending ?? Infinity;
  return entry.action ? actionMs : (by[entry.tone] ?? defaultMs);
}
