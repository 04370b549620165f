import { OrderDetail } from '@servery/orders';
import { useLocation } from 'wouter';
import type { ScreenProps } from '../boot/places.ts';

/** One order as a page of its own, to work in. */
export default function OrderPage({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  return (
    <OrderDetail
      as="page"
      orderId={Number(params['id'])}
      onOpen={(id) => navigate(`/orders/${id}`)}
    />
  );
}
