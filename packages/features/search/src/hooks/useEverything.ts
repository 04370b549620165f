import { searchEverything } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Loads everything that can be found; the search itself runs in the browser. */
export const useEverything = () => useCall(searchEverything, {});
