import { listProducts } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { shopQuery, type ShopView } from '../shopView.ts';

/** A page of products; the ones before stay while the next are fetched. */
export const useProducts = (view: ShopView) =>
  useCall(listProducts, { query: shopQuery(view) }, { keepPreviousData: true });
