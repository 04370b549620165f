import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problems.ts';

/** Returns a function that describes a problem: what happened and what to do. */
export const useProblemText = () => useText(problemMessages);
