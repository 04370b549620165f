import { moveCash, type ManualCashKind, type Shift } from '@servery/api';
import { MoneyField, useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { kindMessages, movementMessages as messages } from '../messages/yours.ts';

interface MovementFormProps {
  shift: Shift;
  kind: ManualCashKind;
  onClose: () => void;
}

/** Drawer with the form of a cash movement. */
export function MovementForm({ shift, kind, onClose }: MovementFormProps) {
  const { formatMessage } = useIntl();
  const { symbol } = useFormat(shift.merchant_id);
  const { trigger } = useDrawerAction(moveCash);
  const isNoSale = kind === 'no_sale';
  const amount: number | null = isNoSale ? 0 : null;
  const form = useEndpointForm(moveCash, {
    defaults: { amount, reason: '' },
    toInput: (values) => ({ params: { id: shift.id }, body: { kind, ...values } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved) });
      onClose();
    },
    explain: useProblemText(),
  });
  const title = formatMessage(kindMessages[kind]);
  const description = {
    no_sale: messages.noSale,
    drop: messages.drop,
    pay_in: null,
    pay_out: null,
  }[kind];
  return (
    <FormDrawer
      title={title}
      description={description && formatMessage(description)}
      action={title}
      {...form.drawer}
      onClose={onClose}
    >
      {!isNoSale && (
        <MoneyField
          label={formatMessage(messages.amount)}
          currency={symbol}
          {...form.field('amount')}
        />
      )}
      <TextField label={formatMessage(messages.reason)} {...form.field('reason')} />
    </FormDrawer>
  );
}
