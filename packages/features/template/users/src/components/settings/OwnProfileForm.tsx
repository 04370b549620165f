import {
  exampleCountries,
  exampleLanguages,
  saveOwnProfile,
  settingsCurrencies,
  type ExampleCountry,
  type ExampleLanguage,
  type OwnProfile,
  type SettingsCurrency,
} from '@servery/api/template';
import { useCodeNames } from '@servery/screens/code-names';
import { SaveActions, useEndpointForm } from '@servery/screens/form';
import { Banner, ComboBox, Form, Select, TextField, toast, type TextFieldProps } from '@servery/ui';
import { MaskedField } from '@servery/ui/mask';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRequiredHint } from '../../hooks/useRequiredHint.ts';
import { useSettingsChanges } from '../../hooks/useSettings.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import {
  ownProfileErrorMessages,
  ownProfileMessages as messages,
} from '../../messages/settings.ts';
import { AvatarField } from './AvatarField.tsx';
import { phoneMask } from './phoneMask.ts';
import { fields } from './settings.css.ts';

interface OwnProfileFormProps {
  profile: OwnProfile;
  onSaved: () => void;
}

type TextName = 'firstName' | 'lastName' | 'email' | 'company' | 'address' | 'state' | 'postcode';

/** The form of the signed-in person’s details. */
export function OwnProfileForm({ profile, onSaved }: OwnProfileFormProps) {
  const { formatMessage } = useIntl();
  const { saveProfile } = useSettingsChanges();
  const hinted = useRequiredHint();
  const timeZones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value })),
    [],
  );
  const countries = useCodeNames('region', exampleCountries);
  const languages = useCodeNames('language', exampleLanguages);
  const currencies = useCodeNames('currency', settingsCurrencies);
  const form = useEndpointForm(saveOwnProfile, {
    defaults: { profile },
    toInput: (values) => ({ body: values }),
    send: async (input) => {
      await saveProfile(input);
      toast.success({ title: formatMessage(messages.saved) });
      onSaved();
    },
    explain: useUserProblem(),
    messages: ownProfileErrorMessages,
  });
  const values = form.values.profile;
  const field = (name: TextName, more: Partial<TextFieldProps>) => (
    <TextField
      label={formatMessage(messages[name])}
      {...hinted(form.field(`profile.${name}`))}
      {...more}
    />
  );
  return (
    <Form {...form.form} label={formatMessage(messages.title)}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <AvatarField
        name={`${values.firstName} ${values.lastName}`}
        value={values.avatar}
        onChange={(avatar) => form.set('profile.avatar', avatar)}
      />
      <div className={fields}>
        {field('firstName', { autoComplete: 'given-name' })}
        {field('lastName', { autoComplete: 'family-name' })}
        {field('email', { type: 'email', dir: 'ltr', autoComplete: 'email' })}
        {field('company', { autoComplete: 'organization' })}
        <MaskedField
          label={formatMessage(messages.phone)}
          mask={phoneMask}
          dir="ltr"
          {...form.field('profile.phone')}
        />
        {field('address', { autoComplete: 'street-address' })}
        {field('state', { autoComplete: 'address-level1' })}
        {field('postcode', { autoComplete: 'postal-code' })}
        <Select
          label={formatMessage(messages.country)}
          {...form.message('profile.country')}
          value={values.country}
          options={countries}
          onChange={(next) => form.set('profile.country', next as ExampleCountry)}
        />
        <Select
          label={formatMessage(messages.language)}
          {...form.message('profile.language')}
          value={values.language}
          options={languages}
          onChange={(next) => form.set('profile.language', next as ExampleLanguage)}
        />
        <ComboBox
          label={formatMessage(messages.timeZone)}
          {...form.message('profile.timeZone')}
          value={values.timeZone}
          options={timeZones}
          onChange={(zone) => form.set('profile.timeZone', zone ?? '')}
        />
        <Select
          label={formatMessage(messages.currency)}
          {...form.message('profile.currency')}
          value={values.currency}
          options={currencies}
          onChange={(next) => form.set('profile.currency', next as SettingsCurrency)}
        />
      </div>
      <SaveActions isDirty={form.isDirty} isPending={form.isPending} onDiscard={form.reset} />
    </Form>
  );
}
