import { encodeQuery, fillPath, nameOf } from '@servery/api';
import type {
  AnyEndpoint,
  Capability,
  displayOrders,
  getOrder,
  Input,
  listOrders,
} from '@servery/api';
import { historyQuery } from '@servery/orders';
import type { ComponentType } from 'react';
import { firstMerchant } from '../session/firstMerchant.ts';

/** The named parts of a path. */
export type Params = Record<string, string | undefined>;

/** What every screen of a route gets. */
export interface ScreenProps {
  params: Params;
}

/** A read that can start before its endpoint is there: the name and input that its answer is kept under, and its address. */
export interface FirstRead {
  key: readonly [name: string, input: unknown];
  url: string;
}

/** A place of the app: its code, and the read that starts beside it. */
export interface Route {
  path: string;
  capability: Capability;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Its first read; `search` is the part of the page's address from `?` on. */
  first: (params: Params, search: string) => FirstRead | null;
}

/** A read by the path of its endpoint, which would bring its whole description along; its type holds the path to it. */
function read<E extends AnyEndpoint>(path: E['path'], input: Input<E>): FirstRead {
  const { params, query } = input as Record<string, Record<string, unknown> | undefined>;
  const asked = encodeQuery(query);
  const url = `/api${fillPath(path, params)}${asked && `?${asked}`}`;
  return { key: [nameOf({ method: 'GET', path }), input], url };
}

/** Every place of the app. The first that fits is taken. */
export const routes: readonly Route[] = [
  {
    path: '/orders/live',
    capability: 'order.view',
    load: () => import('../pages/BoardPage.tsx'),
    first: (_params, search) =>
      read<typeof displayOrders>('/admin/display_order', {
        query: { merchant_id: firstMerchant(search) },
      }),
  },
  {
    path: '/orders/history',
    capability: 'order.view',
    load: () => import('../pages/HistoryPage.tsx'),
    first: (_params, search) =>
      read<typeof listOrders>('/admin/order_listing', { query: historyQuery(search) }),
  },
  {
    path: '/orders/:id',
    capability: 'order.view',
    load: () => import('../pages/OrderPage.tsx'),
    first: ({ id }) =>
      Number(id)
        ? read<typeof getOrder>('/admin/order_detail/:id', { params: { id: Number(id) } })
        : null,
  },
];

/** A route that fits an address, with the parts it names. */
export interface Matched {
  route: Route;
  params: Params;
}

const home = '/orders/live';

/** The route of a path; the root is the live board. */
export function matchRoute(path: string): Matched | null {
  const wanted = (path === '/' ? home : path).split('/');
  for (const route of routes) {
    const parts = route.path.split('/');
    const params: Params = {};
    const fits = parts.every((part, i) => {
      const given = wanted[i];
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = given;
      return !!given;
    });
    if (fits && parts.length === wanted.length) return { route, params };
  }
  return null;
}
