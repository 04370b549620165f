import type { Order } from '@servery/api';
import { PrintDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface OrderPrintProps {
  order: Order;
  onClose: () => void;
}

/** Prints an order, for the screens of orders. */
export default function OrderPrint(props: OrderPrintProps) {
  return <PrintDialog {...props} onShow={useShowJob()} />;
}
