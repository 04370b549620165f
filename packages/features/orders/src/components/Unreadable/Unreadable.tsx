import { lazy, Suspense, type ComponentProps } from 'react';

const UnreadableOrders = lazy(async () => ({
  default: (await import('./UnreadableOrders.tsx')).UnreadableOrders,
}));

interface UnreadableProps {
  orders: ComponentProps<typeof UnreadableOrders>['orders'] | undefined;
}

/** A notice of orders that can't be shown, whose code is loaded when there are any. */
export function Unreadable({ orders = [] }: UnreadableProps) {
  if (orders.length === 0) return null;
  return (
    <Suspense>
      <UnreadableOrders orders={orders} />
    </Suspense>
  );
}
