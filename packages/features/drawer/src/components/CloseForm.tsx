import { closeShift, type Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, FormDrawer, TextArea, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useVarianceText } from '../hooks/useVarianceText.ts';
import { countMessages as messages, movementMessages } from '../messages/yours.ts';

interface CloseFormProps {
  /** A shift whose final count is over its limit. */
  shift: Shift;
  onClose: () => void;
}

/** Panel with the variance of a final count, and the reason with which the shift is closed. */
export function CloseForm({ shift, onClose }: CloseFormProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(shift.merchant_id);
  const varianceText = useVarianceText(shift.merchant_id);
  const { trigger } = useDrawerAction(closeShift);
  const { id, version, drawer, variance, variance_limit } = shift;
  const form = useEndpointForm(closeShift, {
    defaults: { reason: '' },
    toInput: (values) => ({ params: { id }, body: { version, ...values } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.closed) });
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.closeTitle, { name: drawer.name })}
      action={formatMessage(messages.close)}
      {...form.drawer}
      onClose={onClose}
    >
      <Banner tone="warning" title={varianceText(variance ?? 0)}>
        {formatMessage(messages.needs, { limit: money(variance_limit) })}
      </Banner>
      <TextArea label={formatMessage(movementMessages.reason)} {...form.field('reason')} />
    </FormDrawer>
  );
}
