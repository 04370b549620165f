import { useSaving as useSavingIn } from '@servery/api/saving';
import { useFieldWords, useProblemWords } from './useProblemWords.ts';

/** Saves a form and says what is wrong in the words of the menu. */
export const useSaving = () => useSavingIn({ problem: useProblemWords(), fields: useFieldWords() });
