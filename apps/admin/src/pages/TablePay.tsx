import { PayTableDialog, type PayTableDialogProps } from '@servery/orders';

/** Takes payment for the bills of a table on the floor's screens. */
export default function TablePay(props: PayTableDialogProps) {
  return <PayTableDialog {...props} />;
}
