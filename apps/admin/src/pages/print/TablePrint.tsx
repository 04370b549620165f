import type { Order, Table } from '@servery/api';
import { TablePrintDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface TablePrintProps {
  table: Table;
  orders: readonly Order[];
  onClose: () => void;
}

/** Prints the bill of a table of the floor's screens. */
export default function TablePrint(props: TablePrintProps) {
  return <TablePrintDialog {...props} onShow={useShowJob()} />;
}
