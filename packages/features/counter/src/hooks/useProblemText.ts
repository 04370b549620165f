import type { Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages/counter.ts';

/** Returns a function that describes a problem: what happened and what to do. */
export const useProblemText = () =>
  useText(problemMessages, ({ matter }: Problem) =>
    Object.values(matter.fields ?? {}).map(({ code }) => code),
  );
