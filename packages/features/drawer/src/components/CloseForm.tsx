import { closeShift, type Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, TextArea, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useVarianceText } from '../hooks/useVarianceText.ts';
import { countMessages as messages, movementMessages } from '../messages/yours.ts';
import { buttons, part } from './layout.css.ts';

interface CloseFormProps {
  /** A shift whose final count is over its limit. */
  shift: Shift;
}

/** The variance of a final count, and the reason with which the shift is closed. */
export function CloseForm({ shift }: CloseFormProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(shift.merchant_id);
  const varianceText = useVarianceText(shift.merchant_id);
  const { trigger } = useDrawerAction(closeShift);
  const { id, version, variance, variance_limit } = shift;
  const form = useEndpointForm(closeShift, {
    defaults: { reason: '' },
    toInput: (values) => ({ params: { id }, body: { version, ...values } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.closed) });
    },
    explain: useProblemText(),
  });
  return (
    <form className={part} {...form.form}>
      <Banner tone="warning" title={varianceText(variance ?? 0)}>
        {formatMessage(messages.needs, { limit: money(variance_limit) })}
      </Banner>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <TextArea label={formatMessage(movementMessages.reason)} {...form.field('reason')} />
      <div className={buttons}>
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.close)}
        </Button>
      </div>
    </form>
  );
}
