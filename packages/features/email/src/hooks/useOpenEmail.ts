import { keyOf, useCall } from '@servery/api/swr';
import { useClient } from '@servery/api/client';
import { getEmail, paginateEmail } from '@servery/api/template';
import { useSWRConfig } from 'swr';
import type { EmailsAsked } from '../emailView.ts';

/** A mail, between its neighbours of a view. */
export function useOpenEmail(asked: EmailsAsked, id: number | null) {
  const { call } = useClient();
  const { mutate } = useSWRConfig();
  const queryOf = (mail: number) => ({ query: { ...asked, id: mail } });
  const answer = useCall(getEmail, id === null ? null : queryOf(id));
  return {
    ...answer,
    /** The one before or after it, which is known from then on; answers its number. */
    step: async (dir: 'previous' | 'next') => {
      if (id === null) return null;
      const next = await call(paginateEmail, { query: { ...asked, dir, emailId: id } });
      void mutate(keyOf(getEmail, queryOf(next.id)), next, { revalidate: false });
      return next.id;
    },
  };
}
