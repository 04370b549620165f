import type { Email } from '@servery/api/template';
import { useEffect, useEffectEvent } from 'react';

/** Whoever opens a mail has read it: once, so that it can be marked as unread while it is open. */
export function useMarkedRead(mail: Email | undefined, mark: (id: number) => void): void {
  const id = mail?.id;
  const onOpen = useEffectEvent(() => {
    if (mail && !mail.isRead) mark(mail.id);
  });
  useEffect(() => {
    if (id !== undefined) onOpen();
  }, [id]);
}
