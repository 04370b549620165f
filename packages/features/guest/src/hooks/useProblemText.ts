import { reasonOf, type Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/problem.ts';

const keysOf = (problem: Problem) => {
  const [field] = Object.values(problem.matter.fields ?? {});
  return [reasonOf(problem), field?.code];
};

/** Returns a function that describes a problem and how to resolve it. */
export const useProblemText = () => useText(problemMessages, keysOf);
