import type { ChatContact } from '@servery/api/template';
import { Description, DescriptionList, Heading, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactMessages as messages } from '../messages/contact.ts';
import { part } from './panel.css.ts';

/** A contact's email address, phone number and hours. */
export function ContactDetails({
  contact,
}: {
  contact: Pick<ChatContact, 'email' | 'phone' | 'hours'>;
}) {
  const { formatMessage } = useIntl();
  const { email, phone, hours } = contact;
  return (
    <div className={part}>
      <Heading level={3} size="s">
        {formatMessage(messages.facts)}
      </Heading>
      <DescriptionList>
        <Description term={formatMessage(messages.mail)}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Description>
        <Description term={formatMessage(messages.phone)}>
          <Link href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </Description>
        <Description term={formatMessage(messages.hours)}>
          <bdi>{hours}</bdi>
        </Description>
      </DescriptionList>
    </div>
  );
}
