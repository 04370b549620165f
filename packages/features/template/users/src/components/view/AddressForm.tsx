import { saveUserAddress, type UserAddress } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useBillingChanges } from '../../hooks/useAccount.ts';
import { useRequiredHint } from '../../hooks/useRequiredHint.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { addressMessages, billingViewMessages as messages } from '../../messages/billing.ts';
import { addressFields } from './addressFields.ts';

interface AddressFormProps {
  id: number;
  address: UserAddress | null;
  onClose: () => void;
}

const blank: UserAddress = { street: '', city: '', postcode: '', country: '', taxId: '' };

/** The form of a user’s billing address. */
export function AddressForm({ id, address, onClose }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const { saveAddress } = useBillingChanges();
  const hinted = useRequiredHint();
  const form = useEndpointForm(saveUserAddress, {
    defaults: { address: address ?? blank },
    toInput: (values) => ({ body: { id, ...values } }),
    send: async (input) => {
      await saveAddress(input);
      toast.success({ title: formatMessage(messages.addressSaved) });
      onClose();
    },
    explain: useUserProblem(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.editAddress)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      {addressFields.map((name) => (
        <TextField
          key={name}
          label={formatMessage(addressMessages[name])}
          autoComplete="off"
          {...hinted(form.field(`address.${name}`))}
        />
      ))}
    </FormDrawer>
  );
}
