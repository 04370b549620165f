import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { listEmailIds } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EmailsAsked } from '../emailView.ts';
import { listWords } from '../messages/list.ts';

const none: ReadonlySet<number> = new Set();

/** Which mails of a view are marked; of another view none are. */
export function useSelection(asked: EmailsAsked) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const here = Object.values(asked).join('\n');
  const [{ ids, place }, setMarked] = useState({ ids: none, place: here });
  const selected = place === here ? ids : none;
  const set = (next: ReadonlySet<number>) => setMarked({ ids: next, place: here });
  return {
    selected,
    clear: () => set(none),
    /** Every mail of the view, fetched or not. */
    all: async () => {
      try {
        set(new Set((await call(listEmailIds, { query: asked })).ids));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        toast.error({ title: formatMessage(listWords.failed) });
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
