import { useCall } from '@servery/api/swr';
import { listEmails, type Email } from '@servery/api/template';
import { useDeferredValue } from 'react';
import type { EmailsAsked } from '../emailView.ts';

const step = 40;
const length = 120;

/**
 * The mails of a view around those that are seen: ten thousand are never all here. Those of the
 * window before stay, each in its place, while the next are fetched.
 */
export function useEmails(asked: EmailsAsked, firstSeen: number) {
  // A list that rushes by asks for where it comes to rest.
  const first = useDeferredValue(firstSeen);
  const offset = Math.floor(first / step) * step;
  const answer = useCall(
    listEmails,
    { query: { ...asked, offset, limit: length } },
    { keepPreviousData: true },
  );
  const { emails, emailsMeta } = answer.data ?? {};
  return {
    ...answer,
    meta: emailsMeta,
    /** The mail in a place of the view; none where it is not here yet. */
    at: (place: number): Email | undefined => emails?.[place - (emailsMeta?.offset ?? 0)],
  };
}
