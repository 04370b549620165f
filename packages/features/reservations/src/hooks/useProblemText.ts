import { currentOf, otherTimes, reasonOf, type Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problem.ts';

/** Returns why the table of a party can't be freed: items in its cart, or unpaid orders. */
const tableReasonOf = ({ code, matter: { details } }: Problem): string | undefined => {
  if (code === 'notAllowedNow' && details && 'from' in details) return details.from;
  return code === 'notPaid' && details && 'orders' in details ? 'unpaid' : undefined;
};

const keysOf = (problem: Problem) => [
  // A refused time comes with alternative times.
  currentOf(otherTimes, problem) ? 'taken' : undefined,
  reasonOf(problem) ?? tableReasonOf(problem),
];

/** Returns a function that formats a problem as a message with a next step. */
export const useProblemText = () => useText(problemMessages, keysOf);
