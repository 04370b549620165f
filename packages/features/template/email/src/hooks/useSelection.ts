import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { listEmailIds } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EmailQuery } from '../emailView.ts';
import { listMessages } from '../messages/list.ts';

const none: ReadonlySet<number> = new Set();

/** The selected emails of a view. Changing the view clears the selection. */
export function useSelection(emailQuery: EmailQuery) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const here = Object.values(emailQuery).join('\n');
  const [{ ids, place }, setMarked] = useState({ ids: none, place: here });
  const selected = place === here ? ids : none;
  const set = (next: ReadonlySet<number>) => setMarked({ ids: next, place: here });
  return {
    selected,
    clear: () => set(none),
    /** Selects every email of the view, loaded or not. */
    all: async () => {
      try {
        set(new Set((await call(listEmailIds, { query: emailQuery })).ids));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        toast.error({ title: formatMessage(listMessages.failed) });
      }
    },
    toggle: (id: number) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
  };
}
export type Marked = ReturnType<typeof useSelection>;
