import { keyOf, useCall } from '@servery/api/swr';
import { useClient } from '@servery/api/client';
import { getEmail, paginateEmail } from '@servery/api/template';
import { useSWRConfig } from 'swr';
import type { EmailQuery } from '../emailView.ts';

/** Loads an email, with whether it has neighbours in a view. */
export function useOpenEmail(emailQuery: EmailQuery, id: number | null) {
  const { call } = useClient();
  const { mutate } = useSWRConfig();
  const queryOf = (mail: number) => ({ query: { ...emailQuery, id: mail } });
  const answer = useCall(getEmail, id === null ? null : queryOf(id));
  return {
    ...answer,
    /** Loads the previous or next email into the cache and returns its id. */
    step: async (dir: 'previous' | 'next') => {
      if (id === null) return null;
      const next = await call(paginateEmail, { query: { ...emailQuery, dir, emailId: id } });
      void mutate(keyOf(getEmail, queryOf(next.id)), next, { revalidate: false });
      return next.id;
    },
  };
}
