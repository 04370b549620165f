import type { OrderChange } from '@servery/api';
import { NumberField } from '@servery/words';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Changes how many of a line there are; the bill follows while the number moves. */
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
      title={formatMessage(titleWords.quantity, { name: line?.name })}
      submitLabel={formatMessage(submitWords.quantity, { quantity })}
      isSubmitDisabled={isSame}
      intent={`${line?.name}: ${formatMessage(submitWords.quantity, { quantity })}`}
      size="s"
      onClose={onClose}
    >
      <Controller
        control={control}
        name="quantity"
        render={({ field, fieldState }) => (
          <NumberField
            label={formatMessage(askWords.quantity)}
            value={field.value}
            onChange={(value) => field.onChange(value ?? 1)}
            onBlur={field.onBlur}
            minValue={1}
            maxValue={999}
            decrementLabel={formatMessage(askWords.fewer)}
            incrementLabel={formatMessage(askWords.more)}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Consequence order={action.base} forecast={forecast} />
    </ActionDialog>
  );
}
