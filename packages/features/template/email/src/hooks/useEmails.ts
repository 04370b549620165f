import { useCall } from '@servery/api/swr';
import { listEmails, type Email } from '@servery/api/template';
import { useDeferredValue } from 'react';
import type { EmailQuery } from '../emailView.ts';

const step = 40;
const length = 120;

/**
 * Loads the emails of a view around the visible rows, because loading all ten thousand would be too
 * much. The previous window stays, each email at its position, while the next one loads.
 */
export function useEmails(emailQuery: EmailQuery, firstSeen: number) {
  // Deferred, so that fast scrolling only fetches the rows where it ends.
  const first = useDeferredValue(firstSeen);
  const offset = Math.floor(first / step) * step;
  const answer = useCall(
    listEmails,
    { query: { ...emailQuery, offset, limit: length } },
    { keepPreviousData: true },
  );
  const { emails, emailsMeta } = answer.data ?? {};
  return {
    ...answer,
    meta: emailsMeta,
    /** Returns the email at a position of the view, or undefined if it isn't loaded. */
    at: (place: number): Email | undefined => emails?.[place - (emailsMeta?.offset ?? 0)],
  };
}
