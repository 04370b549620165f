import {
  currentOf,
  merchantAccount,
  patchMerchant,
  type MerchantAccount,
  type MerchantRow,
} from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Text, TextArea, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useClosingProblemText } from '../hooks/useClosingProblemText.ts';
import { useMerchantAction } from '../hooks/useMerchants.ts';
import { statusChangeMessages as messages } from '../messages/status.ts';

interface StatusFormProps {
  merchant: Pick<MerchantRow, 'id' | 'version' | 'name' | 'status'>;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
  onClose: () => void;
}

const texts = {
  active: {
    title: messages.suspendTitle,
    text: messages.suspendText,
    action: messages.suspend,
    done: messages.suspended,
  },
  suspended: {
    title: messages.activateTitle,
    text: messages.activateText,
    action: messages.activate,
    done: messages.activated,
  },
};

/** Drawer that suspends an active merchant, or activates a suspended one, with the reason. */
export function StatusForm({ merchant, onCurrent, onClose }: StatusFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useMerchantAction(patchMerchant);
  const { id, version, name, status } = merchant;
  // A closing merchant is reopened instead.
  const shown = status === 'suspended' ? texts.suspended : texts.active;
  const form = useEndpointForm(patchMerchant, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({
      params: { id },
      body: { version, is_active: status === 'suspended', reason },
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(shown.done, { name }) });
      onClose();
    },
    explain: useClosingProblemText(),
    onRefused: (problem) => {
      const now = currentOf(merchantAccount, problem);
      if (now) onCurrent(now);
    },
  });
  return (
    <FormDrawer
      title={formatMessage(shown.title, { name })}
      action={formatMessage(shown.action)}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(shown.text)}</Text>
      <TextArea
        label={formatMessage(messages.reason)}
        description={formatMessage(messages.reasonHelp)}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}
