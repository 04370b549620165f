import {
  addAddress,
  exampleCountries,
  type AddressKind,
  type ExampleCountry,
} from '@servery/api/template';
import { useCodeNames } from '@servery/screens/code-names';
import { useEndpointForm } from '@servery/screens/form';
import { fieldMessages, personMessages } from '@servery/screens/messages';
import {
  ChoiceCard,
  FormFields,
  HomeIcon,
  RadioCards,
  Select,
  StoreIcon,
  Switch,
  TextField,
  toast,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import { addedAddressMessage, addressMessages as messages } from '../messages/address.ts';
import { FormDialog } from './FormDialog.tsx';

const usual: { kind: AddressKind; country: ExampleCountry } = { kind: 'home', country: 'MY' };
const blank = {
  ...usual,
  firstName: '',
  lastName: '',
  street: '',
  postcode: '',
  city: '',
  isDefault: false,
};

/** The dialog that adds an address of a home or an office. */
export function AddAddress({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { addAddress: add } = useModalChanges();
  const countries = useCodeNames('region', exampleCountries);
  const form = useEndpointForm(addAddress, {
    defaults: blank,
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { address } = await add(input);
      toast.success({ title: formatMessage(addedAddressMessage, { city: address.city }) });
      onClose();
    },
    explain: useModalProblem(),
  });
  const { field } = form;
  const title = formatMessage(messages.title);
  return (
    <FormDialog title={title} action={title} size="l" form={form} onClose={onClose}>
      <RadioCards<AddressKind>
        label={formatMessage(messages.kind)}
        {...form.message('kind')}
        value={form.values.kind}
        onChange={(kind) => form.set('kind', kind)}
      >
        <ChoiceCard value="home" icon={<HomeIcon />} description={formatMessage(messages.homeText)}>
          {formatMessage(messages.home)}
        </ChoiceCard>
        <ChoiceCard
          value="office"
          icon={<StoreIcon />}
          description={formatMessage(messages.officeText)}
        >
          {formatMessage(messages.office)}
        </ChoiceCard>
      </RadioCards>
      <FormFields>
        <TextField
          label={formatMessage(personMessages.firstName)}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={formatMessage(personMessages.lastName)}
          autoComplete="family-name"
          {...field('lastName')}
        />
        <TextField
          label={formatMessage(personMessages.street)}
          autoComplete="street-address"
          {...field('street')}
        />
        <TextField
          label={formatMessage(fieldMessages.postcode)}
          autoComplete="postal-code"
          {...field('postcode')}
        />
        <TextField
          label={formatMessage(personMessages.city)}
          autoComplete="address-level2"
          {...field('city')}
        />
        <Select
          label={formatMessage(personMessages.country)}
          {...form.message('country')}
          value={form.values.country}
          options={countries}
          onChange={(country) => form.set('country', country as ExampleCountry)}
        />
      </FormFields>
      <Switch {...form.toggle('isDefault')}>{formatMessage(messages.isDefault)}</Switch>
    </FormDialog>
  );
}
