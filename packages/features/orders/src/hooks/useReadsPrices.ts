import { useUser } from '@servery/api/user';

/** Whether the user can see prices; hosts send no prices to kitchen accounts. */
export const useReadsPrices = (): boolean => useUser().data?.template !== 'kitchen';
