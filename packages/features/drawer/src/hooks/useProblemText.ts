import { reasonOf, type Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { useIntl } from 'react-intl';
import { problemMessages, reasonMessages } from '../messages/problems.ts';

/** Returns a function that describes a problem: what happened and what to do. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  const text = useText(problemMessages);
  return (problem: Problem): string => {
    const reason = reasonOf(problem);
    const { details } = problem.matter;
    if (details && 'name' in details && typeof details.name === 'string') {
      const { name } = details;
      if (reason === 'drawer_in_use') return formatMessage(reasonMessages.inUse, { name });
      if (reason === 'has_shift') return formatMessage(reasonMessages.hasShift, { name });
    }
    return text(problem);
  };
}
