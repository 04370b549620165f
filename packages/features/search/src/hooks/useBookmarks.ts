import { listBookmarks } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The pages that can be marked, and those that are. */
export const useBookmarks = () => useCall(listBookmarks, {});
