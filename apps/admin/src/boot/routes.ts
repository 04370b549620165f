import type { Capability } from '@servery/api';
import type { ComponentType } from 'react';

/** The named parts of a path. */
export type Params = Record<string, string | undefined>;

/** What every screen of a route gets. */
export interface ScreenProps {
  params: Params;
}

/** Starts the first reads of a route; `search` is the part of the address from `?` on. */
export type Start = (params: Params, search: string) => void;

/** A place of the app: its code, and the reads that start beside it. */
export interface Route {
  path: string;
  capability: Capability;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  start?: () => Promise<Start>;
}

/** Every place of the app. The first that fits is taken. */
export const routes: readonly Route[] = [
  {
    path: '/orders/live',
    capability: 'order.view',
    load: () => import('../pages/BoardPage.tsx'),
    start: () => import('../starts/board.ts').then(({ startBoard }) => startBoard),
  },
  {
    path: '/orders/history',
    capability: 'order.view',
    load: () => import('../pages/HistoryPage.tsx'),
    start: () => import('../starts/history.ts').then(({ startHistory }) => startHistory),
  },
  {
    path: '/orders/:id',
    capability: 'order.view',
    load: () => import('../pages/OrderPage.tsx'),
    start: () => import('../starts/order.ts').then(({ startOrder }) => startOrder),
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
