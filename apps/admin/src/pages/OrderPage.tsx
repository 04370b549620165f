import { OrderDetail } from '@servery/orders';
import { useLocation } from 'wouter';
import { renderPrint } from './print/renderPrint.tsx';
import type { ScreenProps } from '../boot/places.ts';

/** One order as a page of its own, to work in. */
export default function OrderPage({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  return (
    <OrderDetail
      renderPrint={renderPrint}
      as="page"
      orderId={Number(params['id'])}
      onOpen={(id) => navigate(`/orders/${id}`)}
    />
  );
}
