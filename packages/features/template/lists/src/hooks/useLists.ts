import { useClient } from '@servery/api/client';
import { useCall } from '@servery/api/swr';
import { listSelectOptions, listSuggestions, type ListedOption } from '@servery/api/template';

/** Returns the function that loads the options whose labels contain a text. */
export function useLoadOptions(): (text: string) => Promise<readonly ListedOption[]> {
  const { call } = useClient();
  return async (text) => {
    const { options } = await call(listSelectOptions, { query: { query: text.slice(0, 100) } });
    return options;
  };
}

/** Loads all suggestions. */
export const useSuggestions = () => useCall(listSuggestions, {});
