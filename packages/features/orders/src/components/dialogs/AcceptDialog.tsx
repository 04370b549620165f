import { Button, Grid, Text } from '@servery/ui';
import { NumberField } from '@servery/words';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSteps } from '../../hooks/useSteps.ts';
import { useToggleOrderStatus } from '../../hooks/useToggleOrderStatus.ts';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { choice, choiceHint } from './choices.css.ts';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';

const usual = [10, 15, 20, 30, 45];

/** Accepts an order with the minutes promised to its guest; a usual time is one press. */
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
  const inMinutes = (after: number) => formatMessage(askWords.minutes, { minutes: after });
  const accept = (after: number) => {
    setValue('minutes', after, { shouldDirty: true });
    action.submit();
  };
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleWords.accept, { number: order.number })}
      submitLabel={`${formatMessage(submitWords.accept)} · ${inMinutes(minutes)}`}
      intent={`${formatMessage(submitWords.accept)}, ${inMinutes(minutes)}`}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        <FormattedMessage {...askWords.usual} />
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
                <FormattedMessage {...askWords.readyBy} values={{ time: readyBy(after) }} />
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
            label={formatMessage(askWords.otherMinutes)}
            value={field.value}
            onChange={(value) => field.onChange(value ?? 1)}
            onBlur={field.onBlur}
            minValue={1}
            maxValue={240}
            step={5}
            decrementLabel={formatMessage(askWords.fiveFewer)}
            incrementLabel={formatMessage(askWords.fiveMore)}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </ActionDialog>
  );
}
