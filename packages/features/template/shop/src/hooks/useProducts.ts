import { listProducts } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { shopQuery, type ShopView } from '../shopView.ts';

/** Loads a page of products. The previous ones stay while the next ones load. */
export const useProducts = (view: ShopView) =>
  useCall(listProducts, { query: shopQuery(view) }, { keepPreviousData: true });
