import { useEffect, useRef, useState } from 'react';

/**
 * Follows from chat to chat: whoever comes back to the list is where they left it; `isMoved` once
 * another chat was opened than the page began with. The element is what holds the list.
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
