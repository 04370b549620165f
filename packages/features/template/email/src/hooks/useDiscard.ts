import type { EmailFolder } from '@servery/api/template';
import { useState } from 'react';
import type { EmailChanges } from './useEmailChanges.ts';

/** Discards emails of the given folder; '' if they're in several folders. */
export type Discard = (ids: readonly number[], from: EmailFolder | '' | 'starred') => void;

/** Moves emails to the trash; for those already in it, asks whether to delete them permanently. */
export function useDiscard({ move, remove }: EmailChanges, onLeave: () => void) {
  const [pending, setPending] = useState<readonly number[]>([]);
  const discard: Discard = (ids, from) => {
    if (from === 'trash') return setPending(ids);
    onLeave();
    void move(ids, 'trash');
  };
  return {
    discard,
    /** The number of emails in the pending confirmation; 0 if there's none. */
    count: pending.length,
    confirm: () => {
      // Close the confirmation first: nothing behind an open dialog can take the focus.
      setPending([]);
      onLeave();
      void remove(pending);
    },
    close: () => setPending([]),
  };
}
