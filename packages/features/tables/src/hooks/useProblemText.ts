import type { Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problem.ts';

/** Returns the status that doesn't allow an action, such as a cart with items in it. */
const statusOf = ({ code, matter: { details } }: Problem) =>
  code === 'notAllowedNow' && details && 'from' in details ? details.from : undefined;

/** Returns a function that describes a problem: what happened and what to do. */
export const useProblemText = () => useText(problemMessages, (problem) => [statusOf(problem)]);
