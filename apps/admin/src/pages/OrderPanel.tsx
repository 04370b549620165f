import { lazy, Suspense } from 'react';

const OrderDrawer = lazy(() => import('./OrderDrawer.tsx'));

export interface OrderPanelProps {
  id: number;
  /** Opens another order in its place, or none. */
  onOpen: (id: number | null) => void;
}

/** An order beside a list, for a glance. */
export function OrderPanel(props: OrderPanelProps) {
  return (
    <Suspense>
      <OrderDrawer {...props} />
    </Suspense>
  );
}
