import type { Problem, ProblemCode } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemWords } from '../messages.ts';

const known: Partial<Record<ProblemCode, MessageDescriptor>> = {
  conflict: problemWords.conflict,
  forbidden: problemWords.forbidden,
  notFound: problemWords.notFound,
  offline: problemWords.offline,
};

/** A problem in words: what went wrong and what to do. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  return ({ code }: Problem): string => formatMessage(known[code] ?? problemWords.other);
}
