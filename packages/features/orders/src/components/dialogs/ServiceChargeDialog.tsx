import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Adds or removes the service charge of an order, with the bill before and after. */
export function ServiceChargeDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const isOn = order.apply_service_charge;
  const changes = [{ type: 'apply_service_charge' as const, apply: !isOn }];
  const action = useActionForm({
    order,
    defaultValues: {},
    send: (_values, base) => send(changes, base),
    onDone: done('change'),
  });
  const forecast = useChangesForecast(action.base, changes);
  const submit = formatMessage(isOn ? submitMessages.serviceOff : submitMessages.serviceOn);
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.service, { number: order.number })}
      submitLabel={submit}
      intent={submit}
      size="s"
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage {...(isOn ? askMessages.serviceOn : askMessages.serviceOff)} />
      </Text>
      <Consequence order={action.base} forecast={forecast} />
    </ActionDialog>
  );
}
