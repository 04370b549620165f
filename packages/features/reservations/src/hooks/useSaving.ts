import { Problem } from '@servery/api';
import { useState } from 'react';
import { useFieldWords, useProblemWords } from './useProblemWords.ts';

/** Saves a form: what is wrong stands beside its field, the rest above the buttons. */
export function useSaving() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setPending] = useState(false);
  const words = useProblemWords();
  const fieldWords = useFieldWords();
  const save = async (run: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setErrors({});
    setTrouble(undefined);
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setErrors(fieldWords(error));
      setTrouble(words(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { save, errors, trouble, isPending };
}
