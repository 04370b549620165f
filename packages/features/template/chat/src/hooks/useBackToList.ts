import { useEffect, useRef, useState } from 'react';

/**
 * Returns the focus to the row of the chat that was closed. `element` is the ref of the element
 * that contains the rows; `isMoved` is true once the user has opened or closed a chat since the
 * first render.
 */
export function useBackToList(contact: number | null) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(contact);
  const [seen, setSeen] = useState({ contact, isMoved: false });
  if (seen.contact !== contact) setSeen({ contact, isMoved: true });
  useEffect(() => {
    const last = before.current;
    before.current = contact;
    if (contact === null && last !== null)
      element.current?.querySelector<HTMLElement>(`[data-person="${last}"]`)?.focus();
  }, [contact]);
  return { element, isMoved: seen.isMoved };
}
