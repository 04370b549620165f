const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let isLeaving = false;

/** The version that is installed beside this one and waits to take its place. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => waiting,
  tell: (worker: ServiceWorker | null) => {
    waiting = worker;
    for (const listener of listeners) listener();
  },
};

/** Loads the page anew, once. */
export function reloadOnce(): void {
  if (isLeaving) return;
  isLeaving = true;
  location.reload();
}
