import { useState } from 'react';

const name = 'servery.look.recent';
const maxIds = 5;

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The ids used most recently in this browser, latest first, and a function to add one. */
export function useRecent(): [recent: readonly string[], remember: (id: string) => void] {
  const [recent, setRecent] = useState(read);
  const remember = (id: string) => {
    const next = [id, ...read().filter((other) => other !== id)].slice(0, maxIds);
    setRecent(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      // If storage is full or blocked, the entry is lost.
    }
  };
  return [recent, remember];
}
