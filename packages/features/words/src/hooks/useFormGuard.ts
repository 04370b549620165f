import { useUnsavedGuard, type UnsavedGuardOptions } from '@servery/ui';
import { useFormWords } from './useFormWords.ts';

/** The kit's guard against losing unsaved changes, in the reader's language. */
export function useFormGuard(
  options: Pick<UnsavedGuardOptions, 'isDirty' | 'onDiscard' | 'holdsNavigation'>,
) {
  const words = useFormWords();
  return useUnsavedGuard({
    ...options,
    title: words.discardTitle,
    children: words.discardText,
    discardLabel: words.discard,
    keepLabel: words.keep,
  });
}
