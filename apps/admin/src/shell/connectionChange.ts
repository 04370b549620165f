/** The last change of the connection, and its time. */
export interface ConnectionChange {
  isOnline: boolean;
  at: string;
}

const listeners = new Set<() => void>();
let change: ConnectionChange | null = null;

const onChange = () => {
  change = { isOnline: navigator.onLine, at: new Date().toISOString() };
  for (const listener of listeners) listener();
};
window.addEventListener('online', onChange);
window.addEventListener('offline', onChange);

/** The last change of the connection since the page was opened; null if there was none. */
export const connectionChange = {
  read: (): ConnectionChange | null => change,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
