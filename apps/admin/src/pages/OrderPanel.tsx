import { lazy, Suspense } from 'react';

const OrderDrawer = lazy(() => import('./OrderDrawer.tsx'));

export interface OrderPanelProps {
  id: number;
  /** Opens another order in its place, or closes it. */
  onOpen: (id: number | null) => void;
}

/** An order next to a list. */
export function OrderPanel(props: OrderPanelProps) {
  return (
    <Suspense>
      <OrderDrawer {...props} />
    </Suspense>
  );
}
