import { limitsOf, toggleOrderStatus } from '@servery/api';
import { Button, Grid, Text } from '@servery/ui';
import { NumberField, useFormat, useNow } from '@servery/screens';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useSteps } from '../../hooks/useSteps.ts';
import { useToggleOrderStatus } from '../../hooks/useToggleOrderStatus.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { choice, choiceHint } from './choices.css.ts';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';

const usual = [10, 15, 20, 30, 45];

/**
 * Accepts an order with the number of minutes promised to its guest; common times can be chosen
 * with one press.
 */
export function AcceptDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(order.merchant_id);
  const { data: merchant } = useMerchant(order.merchant_id);
  const now = useNow();
  const { trigger } = useToggleOrderStatus();
  const { offerUndo } = useSteps();
  const action = useActionForm<{ minutes: number }>({
    order,
    defaultValues: { minutes: merchant?.settings.prep_minutes ?? 20 },
    send: ({ minutes }, { id: order_id, version }) =>
      trigger({ body: { order_id, version, status: 'accepted', minutes } }),
    fieldOf: (path) => (path.endsWith('minutes') ? 'minutes' : null),
    onDone: (accepted) => {
      onClose();
      offerUndo(accepted, 'accept');
    },
  });
  const { control, setValue, watch } = action.form;
  const minutes = watch('minutes');
  const readyBy = (after: number) => time(new Date(now + after * 60_000).toISOString());
  const inMinutes = (after: number) => formatMessage(askMessages.minutes, { minutes: after });
  const accept = (after: number) => {
    setValue('minutes', after, { shouldDirty: true });
    action.submit();
  };
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.accept, { number: order.number })}
      submitLabel={`${formatMessage(submitMessages.accept)} · ${inMinutes(minutes)}`}
      intent={`${formatMessage(submitMessages.accept)}, ${inMinutes(minutes)}`}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        <FormattedMessage {...askMessages.usual} />
      </Text>
      <Grid gap="s" item="s">
        {usual.map((after) => (
          <Button
            key={after}
            size="l"
            isWide
            isDisabled={action.isPending}
            onPress={() => accept(after)}
          >
            <span className={choice}>
              {inMinutes(after)}
              <span className={choiceHint}>
                <FormattedMessage {...askMessages.readyBy} values={{ time: readyBy(after) }} />
              </span>
            </span>
          </Button>
        ))}
      </Grid>
      <Controller
        control={control}
        name="minutes"
        render={({ field, fieldState }) => (
          <NumberField
            label={formatMessage(askMessages.otherMinutes)}
            value={field.value}
            onChange={(value) => field.onChange(value ?? 1)}
            onBlur={field.onBlur}
            {...limitsOf(toggleOrderStatus.body, 'minutes')}
            step={5}
            decrementLabel={formatMessage(askMessages.fiveFewer)}
            incrementLabel={formatMessage(askMessages.fiveMore)}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </ActionDialog>
  );
}
