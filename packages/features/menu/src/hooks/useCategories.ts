import { listCategories } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the categories of a menu in order; '' is the caller's own merchant. */
export const useCategories = (merchant_id: number | '', search = '', status = '') =>
  useCall(
    listCategories,
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
