import { useUser } from '@servery/api/user';

/** Whether the person reads prices of orders; hosts send the kitchen none. */
export const useReadsPrices = (): boolean => useUser().data?.template !== 'kitchen';
