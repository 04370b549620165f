import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problem.ts';
import { pushProblemMessages } from '../messages/pushProblem.ts';

/** Returns a function that formats a problem as a message with a next step. */
export const useProblemText = () => useText(problemMessages);

/** Returns a function that formats a problem of applying settings to other outlets. */
export const usePushProblemText = () => useText(pushProblemMessages);
