import {
  assignSupermerchant,
  currentOf,
  merchantAccount,
  type MerchantAccount,
} from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { ComboBox, FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useAssignSupermerchant, useSupermerchantChoices } from '../hooks/useSupermerchants.ts';
import {
  supermerchantErrorMessages,
  supermerchantMessages as messages,
} from '../messages/supermerchants.ts';
import type { AssignedFormProps } from './AssignedCard.tsx';
import { ChoicesState } from './ChoicesState.tsx';

const valueOf = ({ supermerchant }: MerchantAccount) => String(supermerchant?.id ?? '');

/** Drawer that sets the supermerchant who runs a merchant. */
export function SupermerchantForm({ merchant, onCurrent, onClose }: AssignedFormProps) {
  const { formatMessage } = useIntl();
  const choices = useSupermerchantChoices();
  const { trigger } = useAssignSupermerchant();
  const { id, version, name, supermerchant } = merchant;
  const form = useEndpointForm(assignSupermerchant, {
    defaults: { supermerchant_id: valueOf(merchant) },
    toInput: ({ supermerchant_id: value }) => ({
      params: { id },
      body: { version, supermerchant_id: value === '' ? null : Number(value) },
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: supermerchantErrorMessages,
    onRefused: (problem) => {
      const now = currentOf(merchantAccount, problem);
      if (!now) return;
      // The choice was based on the earlier supermerchant.
      if (valueOf(now) !== valueOf(merchant)) form.set('supermerchant_id', valueOf(now));
      onCurrent(now);
    },
  });
  const nameOf = (value: string) =>
    String(supermerchant?.id) === value ? supermerchant?.name : choices.personOf(value)?.name;
  return (
    <FormDrawer
      title={formatMessage(messages.editTitle, { name })}
      action={formatMessage(messages.save)}
      isReadOnly={!choices.total}
      {...form.drawer}
      onClose={onClose}
    >
      <ChoicesState choices={choices} messages={messages}>
        <ComboBox
          label={formatMessage(messages.supermerchant)}
          description={formatMessage(messages.help)}
          load={choices.options}
          labelOf={(value) => nameOf(value) ?? value}
          {...form.message('supermerchant_id')}
          value={form.values.supermerchant_id || null}
          onChange={(value) => form.set('supermerchant_id', value ?? '')}
        />
      </ChoicesState>
    </FormDrawer>
  );
}
