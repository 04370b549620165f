import { isEmailAddress, type EmailPerson, type EmailRecipient } from '@servery/api/template';
import { Avatar, MultiSelect } from '@servery/ui';
import { useListWords } from '@servery/words';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { badAddressWords, composeWords as words, createWords } from '../../messages/compose.ts';
import { field, fill } from './compose.css.ts';

interface RecipientsProps {
  label: string;
  people: readonly EmailPerson[];
  value: readonly EmailRecipient[];
  onChange: (value: EmailRecipient[]) => void;
  /** Says that nobody is named. */
  isMissing?: boolean;
  /** Buttons beside it. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Who a mail is for: people one knows, or any address that is written. */
export function Recipients({ label, people, value, onChange, ...props }: RecipientsProps) {
  const { formatMessage } = useIntl();
  const listWords = useListWords(label, formatMessage(words.chosen));
  const wrong = value.find(({ email }) => !isEmailAddress(email));
  const trouble = wrong
    ? formatMessage(badAddressWords, { address: wrong.email })
    : props.isMissing && value.length === 0
      ? formatMessage(words.nobody)
      : undefined;
  const known = [...value, ...people];
  return (
    <div className={field}>
      <div className={fill}>
        <MultiSelect
          ref={props.ref}
          label={label}
          words={{ ...listWords, create: (text) => formatMessage(createWords, { text }) }}
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
          errorMessage={trouble}
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
