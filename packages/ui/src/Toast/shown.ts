import type { ToastEntry } from './queue.ts';

/** A toast on the screen, either open or fading out. */
export interface ShownToast {
  entry: ToastEntry;
  isLeaving: boolean;
}

/**
 * Returns the toasts on the screen after a change: existing ones keep their position, dismissed
 * ones fade out in theirs, and new ones are added at the end.
 */
export function nextShown(
  before: readonly ShownToast[],
  entries: readonly ToastEntry[],
  fades: boolean,
): readonly ShownToast[] {
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  const existing = before.flatMap(({ entry }) => {
    const still = now.get(entry.id);
    now.delete(entry.id);
    if (still) return { entry: still, isLeaving: false };
    return fades ? { entry, isLeaving: true } : [];
  });
  return [...existing, ...[...now.values()].map((entry) => ({ entry, isLeaving: false }))];
}
