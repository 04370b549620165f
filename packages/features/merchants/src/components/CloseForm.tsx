import {
  closeMerchant,
  currentOf,
  merchantAccount,
  type MerchantAccount,
  type MerchantRow,
} from '@servery/api';
import { closingMs } from '@servery/domain/merchants';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Text, TextArea, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useClosingProblemText } from '../hooks/useClosingProblemText.ts';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { useMerchantAction } from '../hooks/useMerchants.ts';
import { closingMessages as messages } from '../messages/closing.ts';
import { statusChangeMessages } from '../messages/status.ts';

interface CloseFormProps {
  merchant: Pick<MerchantRow, 'id' | 'version' | 'name' | 'time_zone'>;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
  onClose: () => void;
}

/** Drawer that starts to close a merchant, with the consequences, the reason and its name. */
export function CloseForm({ merchant, onCurrent, onClose }: CloseFormProps) {
  const { formatMessage } = useIntl();
  const dateOf = useMerchantDate();
  const { trigger } = useMerchantAction(closeMerchant);
  const { id, version, name, time_zone } = merchant;
  const [closesAt] = useState(() => new Date(Date.now() + closingMs).toISOString());
  const date = dateOf(closesAt, time_zone);
  const form = useEndpointForm(closeMerchant, {
    defaults: { reason: '', confirm: '' },
    toInput: (values) => ({ params: { id }, body: { version, ...values } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.started, { name }) });
      onClose();
    },
    explain: useClosingProblemText(),
    messages: { mismatch: formatMessage(messages.mismatch, { name }) },
    onRefused: (problem) => {
      const now = currentOf(merchantAccount, problem);
      if (now) onCurrent(now);
    },
  });
  return (
    <FormDrawer
      title={formatMessage(messages.title, { name })}
      action={formatMessage(messages.close)}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(messages.now, { date })}</Text>
      <Text as="p">{formatMessage(messages.later, { date })}</Text>
      <TextArea
        label={formatMessage(messages.reason)}
        description={formatMessage(statusChangeMessages.reasonHelp)}
        {...form.field('reason')}
      />
      <TextField
        label={formatMessage(messages.confirm)}
        description={formatMessage(messages.confirmHelp, { name })}
        autoComplete="off"
        {...form.field('confirm')}
      />
    </FormDrawer>
  );
}
