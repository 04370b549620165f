import { PayTable, type PayTableProps } from '@servery/orders';

/** Takes payment for the bills of a table, for the table screens. */
export default function TablePay(props: PayTableProps) {
  return <PayTable {...props} />;
}
