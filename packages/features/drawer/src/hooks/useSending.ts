import { isShown, Problem } from '@servery/api';
import { useState } from 'react';
import { useProblemText } from './useProblemText.ts';

/** Sends a form without named fields: whether it is pending, and why the host refused it. */
export function useSending() {
  const explain = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (run: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    setPending(true);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Skip problems that the app has already shown.
      if (!isShown(error)) setProblem(explain(error));
    } finally {
      setPending(false);
    }
  };
  return { send, problem, setProblem, isPending };
}
