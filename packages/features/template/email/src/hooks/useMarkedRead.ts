import type { Email } from '@servery/api/template';
import { useEffect, useEffectEvent } from 'react';

/**
 * Marks an email as read when it's opened; only then, so that it can be marked as unread while it
 * stays open.
 */
export function useMarkedRead(mail: Email | undefined, mark: (id: number) => void): void {
  const id = mail?.id;
  const onOpen = useEffectEvent(() => {
    if (mail && !mail.isRead) mark(mail.id);
  });
  useEffect(() => {
    if (id !== undefined) onOpen();
  }, [id]);
}
