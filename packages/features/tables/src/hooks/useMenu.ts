import { displayMenu } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What can be ordered at a table now. */
export const useMenu = (merchant_id: number, table_id: number) =>
  useCall(displayMenu, { query: { merchant_id, table_id, method: 'dine_in' } });
