const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let isLeaving = false;

/** The worker of a newer version that is installed and waiting to take over. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => waiting,
  setWaiting: (worker: ServiceWorker | null) => {
    waiting = worker;
    for (const listener of listeners) listener();
  },
};

/** Reloads the page, once. */
export function reloadOnce(): void {
  if (isLeaving) return;
  isLeaving = true;
  location.reload();
}
