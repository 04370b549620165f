import { useState } from 'react';

const name = 'servery.look.recent';
const most = 5;

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** What was used last in this browser, the latest first, and how to remember one more. */
export function useRecent(): [recent: readonly string[], remember: (id: string) => void] {
  const [recent, setRecent] = useState(read);
  const remember = (id: string) => {
    const next = [id, ...read().filter((other) => other !== id)].slice(0, most);
    setRecent(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      // A full or closed shelf only means that it is forgotten.
    }
  };
  return [recent, remember];
}
