import { clearUnpaidOrders, type Order, type Table } from '@servery/api';
import { Text, TextField, toast, FormDrawer } from '@servery/ui';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface ClearDialogProps {
  table: Table;
  /** The unpaid orders. */
  orders: readonly Order[];
  onClose: () => void;
}

/** Lists the orders that would be voided with their amount, and asks for a reason. */
export function ClearDialog({ table, orders, onClose }: ClearDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const { trigger } = useTableAction(clearUnpaidOrders);
  // Keep the orders as they were on opening, so that none is voided without being shown.
  const [shown] = useState(orders);
  const amount = money(shown.reduce((sum, { balance }) => sum + balance, 0));
  const form = useEndpointForm(clearUnpaidOrders, {
    defaults: { reason: '' },
    toInput: (values) => ({
      body: {
        table_id: table.id,
        version: table.version,
        orders: shown.map(({ id, version }) => ({ order_id: id, version })),
        ...values,
      },
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.cleared) });
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.clearTitle, { name: table.name })}
      action={formatMessage(messages.clearIt, { amount })}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(messages.clearText, { count: shown.length, amount })}</Text>
      <ul className={styles.list}>
        {shown.map(({ id, number, balance }) => (
          <li key={id} className={styles.line}>
            {formatMessage(messages.order, { number })}
            <span className={styles.figure}>{money(balance)}</span>
          </li>
        ))}
      </ul>
      <TextField label={formatMessage(messages.reason)} {...form.field('reason')} />
    </FormDrawer>
  );
}
