import { limitsOf, schemaAt, updateOrder, type OrderChange } from '@servery/api';
import { NumberField } from '@servery/screens';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Changes the quantity of a line and shows a live preview of the bill. */
export function QuantityDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const line = order.items.find(({ id }) => id === subject);
  const change = (quantity: number): OrderChange => ({
    type: 'set_quantity',
    line_id: subject,
    quantity,
  });
  const action = useActionForm<{ quantity: number }>({
    order,
    defaultValues: { quantity: line?.quantity ?? 1 },
    send: ({ quantity }, base) => send([change(quantity)], base),
    schemas: { quantity: schemaAt(updateOrder.body, ['changes', 'quantity']) },
    fieldOf: (path) => (path.endsWith('quantity') ? 'quantity' : null),
    onDone: done('change'),
  });
  const { control, watch } = action.form;
  const quantity = watch('quantity');
  const isSame = quantity === line?.quantity;
  const forecast = useChangesForecast(action.base, quantity > 0 ? [change(quantity)] : null);
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.quantity, { name: line?.name })}
      submitLabel={formatMessage(submitMessages.quantity, { quantity })}
      isSubmitDisabled={isSame}
      intent={`${line?.name}: ${formatMessage(submitMessages.quantity, { quantity })}`}
      size="s"
      onClose={onClose}
    >
      <Controller
        control={control}
        name="quantity"
        render={({ field, fieldState }) => (
          <NumberField
            label={formatMessage(askMessages.quantity)}
            value={field.value}
            onChange={(value) => field.onChange(value ?? 1)}
            onBlur={field.onBlur}
            {...limitsOf(updateOrder.body, 'changes', 'quantity')}
            decrementLabel={formatMessage(askMessages.fewer)}
            incrementLabel={formatMessage(askMessages.more)}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Consequence order={action.base} forecast={forecast} />
    </ActionDialog>
  );
}
