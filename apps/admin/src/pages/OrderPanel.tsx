import { lazy, Suspense } from 'react';

const load = () => import('./OrderDrawer.tsx');
const OrderDrawer = lazy(load);

/** Loads the panel's code before it is asked for. */
export const preloadOrderPanel = (): void => void load();

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
