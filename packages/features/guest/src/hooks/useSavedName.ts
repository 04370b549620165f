import { useState } from 'react';

const storageKey = 'servery.guest.name';

const read = () => {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
};

/** The guest's name shown to others at the table, stored in the browser. */
export function useSavedName(): [name: string, rename: (name: string) => void] {
  const [name, setName] = useState(read);
  const rename = (next: string) => {
    setName(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // If storage is blocked, the name lasts for this visit only.
    }
  };
  return [name, rename];
}
