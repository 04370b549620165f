import type { Problem } from '@servery/api';
import { useIntl } from 'react-intl';
import { closingProblems } from '../messages/closing.ts';
import { useProblemText } from './useProblemText.ts';

/** Returns the reason of a problem with the values of its message; null without a known reason. */
function reasonIn({ code, matter: { details } }: Problem) {
  if (code !== 'notAllowedNow' || !details || !('why' in details)) return null;
  const { why, ...values } = details;
  return why !== undefined && Object.hasOwn(closingProblems, why)
    ? { message: closingProblems[why as keyof typeof closingProblems], values }
    : null;
}

/** Returns a function that describes why a merchant can’t be closed or reopened: what is open. */
export function useClosingProblemText() {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  return (problem: Problem): string => {
    const reason = reasonIn(problem);
    if (!reason) return explain(problem);
    const { name, count } = reason.values as { name?: string; count?: number };
    return formatMessage(reason.message, { name: name ?? '', count: count ?? 0 });
  };
}
