import { isEmailAddress, type EmailPerson, type EmailRecipient } from '@servery/api/template';
import { Avatar, MultiSelect } from '@servery/ui';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import {
  badAddressMessages,
  composeMessages as messages,
  createMessages,
} from '../../messages/compose.ts';
import { field, fill } from './compose.css.ts';

interface RecipientsProps {
  label: string;
  people: readonly EmailPerson[];
  value: readonly EmailRecipient[];
  onChange: (value: EmailRecipient[]) => void;
  /** Whether to show that there is no recipient. */
  isMissing?: boolean;
  /** Buttons shown next to the field. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Field for recipients: suggests known people and accepts any address. */
export function Recipients({ label, people, value, onChange, ...props }: RecipientsProps) {
  const { formatMessage } = useIntl();
  const wrong = value.find(({ email }) => !isEmailAddress(email));
  const formError = wrong
    ? formatMessage(badAddressMessages, { address: wrong.email })
    : props.isMissing && value.length === 0
      ? formatMessage(messages.nobody)
      : undefined;
  const known = [...value, ...people];
  return (
    <div className={field}>
      <div className={fill}>
        <MultiSelect
          ref={props.ref}
          label={label}
          labels={{
            chosen: formatMessage(messages.chosen),
            create: (text) => formatMessage(createMessages, { text }),
          }}
          value={value.map(({ email }) => email)}
          options={people.map(({ name, email, avatar }) => ({
            value: email,
            label: name,
            description: email,
            icon: <Avatar name={name} src={avatar} size="s" isDecorative />,
          }))}
          labelOf={(email) => known.find((one) => one.email === email)?.name || email}
          isCreatable
          maxCount={100}
          errorMessage={formError}
          onChange={(emails) =>
            onChange(
              emails.map((email) => {
                const found = known.find((one) => one.email === email);
                return { name: found?.name ?? '', email };
              }),
            )
          }
        />
      </div>
      {props.children}
    </div>
  );
}
