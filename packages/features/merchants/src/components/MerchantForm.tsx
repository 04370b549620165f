import {
  createMerchant,
  currentOf,
  editMerchant,
  merchantAccount,
  type MerchantAccount,
  type NewMerchantAccount,
} from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { ComboBox, FormDrawer, FormSection, TextField, toast } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMerchantAction } from '../hooks/useMerchants.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { formErrorMessages, formMessages as messages } from '../messages/form.ts';
import { editBodyOf, newBodyOf, valuesOf } from './merchantForm.ts';

interface MerchantFormProps {
  /** The merchant to edit; null for a new one. */
  merchant: MerchantAccount | null;
  /** Called with a new merchant and the invitation of its owner. */
  onCreated: (created: NewMerchantAccount) => void;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
  onClose: () => void;
}

/** Drawer with the form of a merchant and its owner. */
export function MerchantForm({ merchant, onCreated, onCurrent, onClose }: MerchantFormProps) {
  const { formatMessage } = useIntl();
  const to = merchant ? editMerchant : createMerchant;
  const { trigger } = useMerchantAction(to);
  const zones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })),
    [],
  );
  const form = useEndpointForm(to, {
    defaults: valuesOf(merchant),
    toInput: async (values) =>
      merchant
        ? { params: { id: merchant.id }, body: await editBodyOf(merchant, values) }
        : { body: await newBodyOf(values) },
    send: async (input) => {
      const made = await trigger(input);
      onClose();
      if ('token' in made) onCreated(made);
      else toast.success({ title: formatMessage(messages.saved, { name: made.name }) });
    },
    explain: useProblemText(),
    messages: formErrorMessages,
    onRefused: (problem) => {
      const now = currentOf(merchantAccount, problem);
      if (now) onCurrent(now);
    },
  });
  return (
    <FormDrawer
      title={
        merchant
          ? formatMessage(messages.editTitle, { name: merchant.name })
          : formatMessage(messages.newTitle)
      }
      action={formatMessage(merchant ? messages.save : messages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.name)} {...form.field('name')} />
      {!merchant && (
        <ComboBox
          label={formatMessage(messages.timeZone)}
          options={zones}
          {...form.message('time_zone')}
          value={form.values.time_zone}
          onChange={(zone) => form.set('time_zone', zone ?? '')}
        />
      )}
      {(!merchant || merchant.owner) && (
        <FormSection title={formatMessage(messages.owner)} level={3}>
          <TextField label={formatMessage(messages.ownerName)} {...form.field('owner.name')} />
          {!merchant && (
            <TextField
              label={formatMessage(messages.username)}
              description={formatMessage(messages.usernameHelp)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('owner.username')}
            />
          )}
          <TextField
            label={formatMessage(messages.phone)}
            description={formatMessage(messages.contactHelp)}
            type="tel"
            {...form.field('owner.phone')}
          />
          <TextField
            label={formatMessage(messages.email)}
            type="email"
            {...form.field('owner.email')}
          />
        </FormSection>
      )}
    </FormDrawer>
  );
}
