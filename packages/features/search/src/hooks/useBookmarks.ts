import { listBookmarks } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Loads the bookmarks and the pages that can be bookmarked. */
export const useBookmarks = () => useCall(listBookmarks, {});
