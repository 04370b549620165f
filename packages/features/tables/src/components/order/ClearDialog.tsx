import { clearUnpaidOrders, type Order, type Table } from '@servery/api';
import { Text, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { tableWords as words } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface ClearDialogProps {
  table: Table;
  /** The orders that are unpaid. */
  orders: readonly Order[];
  onClose: () => void;
}

/** Shows which orders would be voided and how much that is, and asks why. */
export function ClearDialog({ table, orders, onClose }: ClearDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const { trigger } = useTableAction(clearUnpaidOrders);
  const { save, errors, trouble, isPending } = useSaving();
  const [reason, setReason] = useState('');
  // As it was when it was asked: what comes meanwhile is not cleared unseen.
  const [shown] = useState(orders);
  const amount = money(shown.reduce((sum, { balance }) => sum + balance, 0));
  const submit = () =>
    save(async () => {
      await trigger({
        body: {
          table_id: table.id,
          version: table.version,
          orders: shown.map(({ id, version }) => ({ order_id: id, version })),
          reason,
        },
      });
      toast.success({ title: formatMessage(words.cleared) });
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(words.clearTitle, { name: table.name })}
      action={formatMessage(words.clearIt, { amount })}
      trouble={trouble}
      isDirty={useChanged(reason)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(words.clearText, { count: shown.length, amount })}</Text>
      <ul className={styles.list}>
        {shown.map(({ id, number, balance }) => (
          <li key={id} className={styles.line}>
            {formatMessage(words.order, { number })}
            <span className={styles.figure}>{money(balance)}</span>
          </li>
        ))}
      </ul>
      <TextField
        label={formatMessage(words.reason)}
        isRequired
        maxLength={200}
        value={reason}
        onChange={setReason}
        errorMessage={errors['reason']}
      />
    </FormDrawer>
  );
}
