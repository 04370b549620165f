import type { Order } from '@servery/api';
import { lazy, Suspense } from 'react';

const OrderPrint = lazy(() => import('./OrderPrint.tsx'));

/** Printing, handed to the screens of orders; its code comes when somebody prints. */
export const renderPrint = (order: Order, onClose: () => void) => (
  <Suspense>
    <OrderPrint order={order} onClose={onClose} />
  </Suspense>
);
