import type { Problem, ProblemCode } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemWords as words } from '../messages.ts';

const known: Partial<Record<ProblemCode, MessageDescriptor>> = {
  conflict: words.conflict,
  forbidden: words.forbidden,
  notFound: words.notFound,
  notAllowedNow: words.notAllowedNow,
  invalid: words.invalid,
  offline: words.offline,
};

/** A problem in words: what went wrong and what to do. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string => {
    if (matter.details?.['why'] === 'nothing_new') return formatMessage(words.nothingNew);
    if (matter.fields?.['printer_id']) return formatMessage(words.noPrinter);
    return formatMessage(known[code] ?? words.other);
  };
}
