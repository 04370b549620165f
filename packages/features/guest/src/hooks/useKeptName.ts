import { useState } from 'react';

const place = 'servery.guest.name';

const read = () => {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
};

/** What the others at the table call whoever holds this telephone; the browser keeps it. */
export function useKeptName(): [name: string, rename: (name: string) => void] {
  const [name, setName] = useState(read);
  const rename = (next: string) => {
    setName(next);
    try {
      localStorage.setItem(place, next);
    } catch {
      // It holds for this visit then.
    }
  };
  return [name, rename];
}
