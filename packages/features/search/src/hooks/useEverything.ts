import { searchEverything } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Everything that can be found; what is typed narrows it here. */
export const useEverything = () => useCall(searchEverything, {});
