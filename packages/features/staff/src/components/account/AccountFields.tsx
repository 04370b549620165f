import type { FormFieldProps } from '@servery/screens/form';
import { TextField } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../messages/form.ts';

interface AccountFieldsProps {
  /** Returns the props of a field. */
  field: (name: 'name' | 'username' | 'phone' | 'email') => FormFieldProps<string>;
  /** Whether the account is new: its username is fixed once it exists. */
  isNew: boolean;
  /** The fields between the name and the contact details. */
  children?: ReactNode;
}

/** The fields that all accounts have. */
export function AccountFields({ field, isNew, children }: AccountFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField label={formatMessage(messages.name)} {...field('name')} />
      {isNew && (
        <TextField
          label={formatMessage(messages.username)}
          description={formatMessage(messages.usernameHelp)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      )}
      {children}
      <TextField
        label={formatMessage(messages.phone)}
        description={formatMessage(messages.contactHelp)}
        type="tel"
        {...field('phone')}
      />
      <TextField label={formatMessage(messages.email)} type="email" {...field('email')} />
    </>
  );
}
