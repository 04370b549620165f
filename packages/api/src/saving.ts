import { useState } from 'react';
import { Problem } from './problems.ts';
import { isShown } from './shown.ts';

async function succeeds(
  run: () => Promise<unknown>,
  tell: (problem: Problem) => void,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(error);
    return false;
  }
}

/** Runs an action and shows its problem in a toast, unless the app has shown it; returns whether it succeeded. */
export const attempt = (
  run: () => Promise<unknown>,
  tell: (problem: Problem) => void,
): Promise<boolean> =>
  succeeds(run, (problem) => {
    if (!isShown(problem)) tell(problem);
  });

/** How a form says what went wrong. */
export interface SavingWords {
  /** A problem: what went wrong and what to do. */
  problem: (problem: Problem) => string;
  /** What is wrong with each field, by the field's path. */
  fields: (problem: Problem) => Record<string, string>;
}

/** Saves a form: what is wrong stands beside its field, the rest above the buttons. */
export function useSaving({ problem: words, fields }: SavingWords) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async (run: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setErrors({});
    setTrouble(undefined);
    try {
      return await succeeds(run, (problem) => {
        setErrors(fields(problem));
        setTrouble(words(problem));
      });
    } finally {
      setPending(false);
    }
  };
  return { save, errors, trouble, isPending };
}
