import type { Order } from '@servery/api';
import { lazy, Suspense } from 'react';

const OrderPrint = lazy(() => import('./OrderPrint.tsx'));

/** Renders the print dialog for the screens of orders; its code loads on first use. */
export const renderPrint = (order: Order, onClose: () => void) => (
  <Suspense>
    <OrderPrint order={order} onClose={onClose} />
  </Suspense>
);
