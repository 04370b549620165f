import { listOptions } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the food options of a menu in order; '' is the caller's own merchant. */
export const useOptions = (merchant_id: number | '', search = '', status = '') =>
  useCall(
    listOptions,
    {
      query: {
        merchant_id,
        search,
        status: status === 'active' || status === 'inactive' ? status : '',
        order: 'asc',
        length: 100,
      },
    },
    { keepPreviousData: true },
  );
