import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problem.ts';

/** Returns a function that formats a problem as a message with a next step. */
export const useProblemText = () => useText(problemMessages);
