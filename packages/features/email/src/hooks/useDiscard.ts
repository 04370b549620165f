import type { EmailFolder } from '@servery/api/template';
import { useState } from 'react';
import type { EmailChanges } from './useEmailChanges.ts';

/** Takes mails away that stand in a folder; '' where they stand in several. */
export type Discard = (ids: readonly number[], from: EmailFolder | '' | 'starred') => void;

/** Puts mails into the trash; those that are there already are asked about, and deleted for ever. */
export function useDiscard({ move, remove }: EmailChanges, onLeave: () => void) {
  const [asked, ask] = useState<readonly number[]>([]);
  const discard: Discard = (ids, from) => {
    if (from === 'trash') return ask(ids);
    onLeave();
    void move(ids, 'trash');
  };
  return {
    discard,
    /** How many mails are asked about. */
    count: asked.length,
    confirm: () => {
      // Nothing under a question can have the focus.
      ask([]);
      onLeave();
      void remove(asked);
    },
    close: () => ask([]),
  };
}
