import { OrderDetail } from '@servery/orders';
import { useLocation } from 'wouter';
import { renderPrint } from './print/renderPrint.tsx';
import type { OrderPanelProps } from './OrderPanel.tsx';

/** An order in a panel at the side. */
export default function OrderDrawer({ id, onOpen }: OrderPanelProps) {
  const [, navigate] = useLocation();
  return (
    <OrderDetail
      renderPrint={renderPrint}
      key={id}
      as="panel"
      orderId={id}
      onClose={() => onOpen(null)}
      onOpen={onOpen}
      onOpenPage={() => navigate(`/orders/${id}`)}
    />
  );
}
