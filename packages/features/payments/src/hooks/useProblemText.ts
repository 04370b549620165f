import { reasonOf, type Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { useIntl } from 'react-intl';
import { problemMessages, reasonMessages } from '../messages/problems.ts';
import { useMethodNames } from './useMethodNames.ts';

/** Returns a function that describes a problem: what happened and what to do. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  const text = useText(problemMessages);
  const namesOf = useMethodNames();
  return (problem: Problem): string => {
    const { details } = problem.matter;
    if (reasonOf(problem) === 'last_option' && details && 'methods' in details)
      return formatMessage(reasonMessages.lastOption, { methods: namesOf(details.methods) });
    return text(problem);
  };
}
