import { useCall } from '@servery/api/swr';
import { listFaq } from '@servery/api/template';

/** Loads the FAQ. The previous entries stay while a search loads. */
export const useFaq = (q: string) => useCall(listFaq, { query: { q } }, { keepPreviousData: true });
