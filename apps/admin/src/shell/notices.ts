/** What happened to the connection, and when. */
export interface ConnectionNews {
  isOnline: boolean;
  at: string;
}

const listeners = new Set<() => void>();
let news: ConnectionNews | null = null;

const hear = () => {
  news = { isOnline: navigator.onLine, at: new Date().toISOString() };
  for (const listener of listeners) listener();
};
window.addEventListener('online', hear);
window.addEventListener('offline', hear);

/** What last happened to the connection since the page was opened; null while it only stood. */
export const connectionNews = {
  read: (): ConnectionNews | null => news,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
