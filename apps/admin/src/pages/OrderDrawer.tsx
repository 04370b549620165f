import { OrderDetail } from '@servery/orders';
import { useLocation } from 'wouter';
import { useHref } from '../AppContext.ts';
import { renderPrint } from './print/renderPrint.tsx';
import type { OrderPanelProps } from './OrderPanel.tsx';

/** An order in a drawer. */
export default function OrderDrawer({ id, onOpen }: OrderPanelProps) {
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  return (
    <OrderDetail
      renderPrint={renderPrint}
      key={id}
      as="panel"
      orderId={id}
      onClose={() => onOpen(null)}
      onOpen={onOpen}
      onOpenPage={() => navigate(hrefTo('order', { id }))}
    />
  );
}
