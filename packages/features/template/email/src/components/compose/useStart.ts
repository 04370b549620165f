import { useCall } from '@servery/api/swr';
import { getEmail, listEmailPeople, type EmailPerson } from '@servery/api/template';
import { documentOf } from '@servery/ui/html';
import { useIntl } from 'react-intl';
import type { Composing } from '../../emailView.ts';
import { useWholeTime } from '../../hooks/useMailTime.ts';
import { forwardedMessages, quoteMessages } from '../../messages/compose.ts';
import { answerTo } from './answer.ts';
import { blank, type Draft } from './draft.ts';
import { draftOf } from './written.ts';

/** The initial state of the compose window. */
export interface Start {
  id: number | null;
  draft: Draft;
  sendAt: string | null;
  me: EmailPerson;
  people: readonly EmailPerson[];
}

/**
 * Loads the data of the compose window: the people, and the draft or the email that's being
 * answered.
 */
export function useStart(compose: Composing) {
  const { formatMessage } = useIntl();
  const when = useWholeTime();
  const id = typeof compose === 'object' ? compose.id : compose === 'new' ? null : compose;
  const people = useCall(listEmailPeople, {}, { revalidateOnFocus: false });
  const mail = useCall(getEmail, id === null ? null : { query: { id } }, {
    revalidateOnFocus: false,
    revalidateIfStale: true,
  });
  const error = people.error ?? mail.error;
  const found = mail.data;
  const retry = () => Promise.all([people.mutate(), mail.mutate()]);
  if (!people.data || (id !== null && (!found || mail.isValidating)))
    return { start: null, error, retry };
  const whole = { ...people.data, sendAt: null };
  const begin = (): Start => {
    if (!found) return { ...whole, id: null, draft: blank };
    if (typeof compose !== 'object')
      return { ...whole, id: found.id, draft: draftOf(found), sendAt: found.sendAt };
    const { from, time, subject } = found;
    const values = { time: when(time), name: from.name, subject };
    const attribution =
      compose.way === 'forward'
        ? formatMessage(forwardedMessages, values)
        : formatMessage(quoteMessages, values);
    const draft = answerTo(compose.way, found, whole.me, attribution, documentOf(found.message));
    return { ...whole, id: null, draft };
  };
  return { start: begin, error, retry };
}
