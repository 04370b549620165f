import type { Order, Table } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePayTable } from '../../../hooks/usePayTable.ts';
import { payTableMessages } from '../../../messages/pay.ts';
import { PayBills } from './PayBills.tsx';

export interface PayTableDialogProps {
  table: Pick<Table, 'id' | 'name'>;
  /** The unpaid bills of the table, at least one. */
  orders: readonly Order[];
  onClose: () => void;
}

/** Takes payment for all bills of a table together, with one total and one amount of change. */
export function PayTableDialog({ table, orders, onClose }: PayTableDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = usePayTable();
  const { id: table_id, name } = table;
  const title = formatMessage(payTableMessages.done, { name });
  return (
    <PayBills
      title={formatMessage(payTableMessages.title, { name })}
      doneTitle={title}
      orders={orders}
      pay={async (tender, unpaid) => {
        const bills = unpaid.map(({ id, version }) => ({ order_id: id, version }));
        return (await trigger({ body: { table_id, orders: bills, tenders: [tender] } })).orders;
      }}
      onDone={() => {
        onClose();
        toast.success({ title });
      }}
      onClose={onClose}
    />
  );
}
