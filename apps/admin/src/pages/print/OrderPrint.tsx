import type { Order } from '@servery/api';
import { BillFigures } from '@servery/orders';
import { PrintDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface OrderPrintProps {
  order: Order;
  onClose: () => void;
}

/** Prints an order, for the screens of orders. */
export default function OrderPrint(props: OrderPrintProps) {
  return (
    <PrintDialog {...props} figures={<BillFigures order={props.order} />} onShow={useShowJob()} />
  );
}
