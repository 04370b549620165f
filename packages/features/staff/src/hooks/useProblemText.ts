import { useProblemText as useText } from '@servery/screens';
import { platformProblemMessages } from '../messages/platformAccounts.ts';
import { problemMessages } from '../messages/problems.ts';

/** Returns a function that describes a problem: what happened and what to do. */
export const useProblemText = () => useText(problemMessages);

/** Returns a function that describes a problem with an account of the platform. */
export const usePlatformProblemText = () => useText(platformProblemMessages);
