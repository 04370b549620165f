import {
  exampleCountries,
  exampleLanguages,
  updateExampleUser,
  userStatuses,
  type ExampleCountry,
  type ExampleLanguage,
  type ExampleUser,
  type UserStatus,
} from '@servery/api/template';
import { useCodeNames } from '@servery/screens/code-names';
import { useEndpointForm } from '@servery/screens/form';
import { actionMessages, fieldMessages, personMessages } from '@servery/screens/messages';
import { FormFields, Select, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import {
  savedUserMessage,
  userMessages as messages,
  userStatusMessages,
} from '../messages/user.ts';
import { FormDialog } from './FormDialog.tsx';

interface EditUserProps {
  user: ExampleUser;
  onClose: () => void;
}

/** The dialog that edits the details of a user. */
export function EditUser({ user, onClose }: EditUserProps) {
  const { formatMessage } = useIntl();
  const { updateUser } = useModalChanges();
  const countries = useCodeNames('region', exampleCountries);
  const languages = useCodeNames('language', exampleLanguages);
  const form = useEndpointForm(updateExampleUser, {
    defaults: user,
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { firstName, lastName } = (await updateUser(input)).user;
      toast.success({
        title: formatMessage(savedUserMessage, { name: `${firstName} ${lastName}` }),
      });
      onClose();
    },
    explain: useModalProblem(),
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      action={formatMessage(actionMessages.saveChanges)}
      size="l"
      form={form}
      onClose={onClose}
    >
      <FormFields>
        <TextField
          label={formatMessage(personMessages.firstName)}
          autoComplete="off"
          {...field('firstName')}
        />
        <TextField
          label={formatMessage(personMessages.lastName)}
          autoComplete="off"
          {...field('lastName')}
        />
        <TextField
          type="email"
          dir="ltr"
          label={formatMessage(fieldMessages.email)}
          autoComplete="off"
          {...field('email')}
        />
        <TextField
          type="tel"
          dir="ltr"
          label={formatMessage(fieldMessages.phone)}
          autoComplete="off"
          {...field('phone')}
        />
        <Select
          label={formatMessage(fieldMessages.status)}
          {...form.message('status')}
          value={values.status}
          options={userStatuses.map((value) => ({
            value,
            label: formatMessage(userStatusMessages[value]),
          }))}
          onChange={(status) => form.set('status', status as UserStatus)}
        />
        <Select
          label={formatMessage(fieldMessages.language)}
          {...form.message('language')}
          value={values.language}
          options={languages}
          onChange={(language) => form.set('language', language as ExampleLanguage)}
        />
        <Select
          label={formatMessage(personMessages.country)}
          {...form.message('country')}
          value={values.country}
          options={countries}
          onChange={(country) => form.set('country', country as ExampleCountry)}
        />
      </FormFields>
    </FormDialog>
  );
}
