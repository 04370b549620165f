import { useIntl } from 'react-intl';
import { reasonMessages } from '../messages/reasons.ts';

/** The reason for a change of an order: a code from the list, free text, or both. */
export interface ReasonLike {
  reason_code?: unknown;
  reason?: unknown;
}

const isKnown = (code: unknown): code is keyof typeof reasonMessages =>
  typeof code === 'string' && Object.hasOwn(reasonMessages, code);

/**
 * Returns a function that formats a reason in the reader's language; an empty string if there is
 * none.
 */
export function useReasonText(): (why: ReasonLike) => string {
  const { formatMessage } = useIntl();
  return ({ reason_code, reason }) =>
    [isKnown(reason_code) && formatMessage(reasonMessages[reason_code]), reason]
      .filter((text) => typeof text === 'string' && text !== '')
      .join(' · ');
}
