import { OrderDetail } from '@servery/orders';
import { useLocation } from 'wouter';
import { useHref } from '../AppContext.ts';
import { renderPrint } from './print/renderPrint.tsx';
import type { ScreenProps } from '../boot/screen.ts';

/** A page for working on one order. */
export default function OrderPage({ params }: ScreenProps) {
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  return (
    <OrderDetail
      renderPrint={renderPrint}
      as="page"
      orderId={Number(params['id'])}
      onOpen={(id) => navigate(hrefTo('order', { id }))}
    />
  );
}
