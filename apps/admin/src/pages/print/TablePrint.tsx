import type { Order, Table } from '@servery/api';
import { useRights } from '@servery/api/user';
import { TablePrintDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface TablePrintProps {
  table: Table;
  orders: readonly Order[];
  onClose: () => void;
}

/**
 * Prints the bill of a table. A failed job can be opened only by people who can view the print
 * queue.
 */
export default function TablePrint(props: TablePrintProps) {
  const may = useRights();
  const show = useShowJob();
  return <TablePrintDialog {...props} onShow={may('print.job') ? show : undefined} />;
}
