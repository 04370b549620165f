import type { ToastEntry } from './queue.ts';

/** A toast on the screen: there, or dismissed and fading. */
export interface ShownToast {
  entry: ToastEntry;
  isLeaving: boolean;
}

/** What is on the screen next: what was there keeps its place, what was dismissed fades in it, what is new comes last. */
export function nextShown(
  before: readonly ShownToast[],
  entries: readonly ToastEntry[],
  fades: boolean,
): readonly ShownToast[] {
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = before.flatMap(({ entry }) => {
    const still = now.get(entry.id);
    now.delete(entry.id);
    if (still) return { entry: still, isLeaving: false };
    return fades ? { entry, isLeaving: true } : [];
  });
  return [...kept, ...[...now.values()].map((entry) => ({ entry, isLeaving: false }))];
}
