import type { ChatContact } from '@servery/api/template';
import { Description, DescriptionList, Heading, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactWords as words } from '../messages/contact.ts';
import { part } from './panel.css.ts';

/** How somebody is reached outside of the chat, and when. */
export function Reach({ contact }: { contact: Pick<ChatContact, 'email' | 'phone' | 'hours'> }) {
  const { formatMessage } = useIntl();
  const { email, phone, hours } = contact;
  return (
    <div className={part}>
      <Heading level={3} size="s">
        {formatMessage(words.facts)}
      </Heading>
      <DescriptionList>
        <Description term={formatMessage(words.mail)}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Description>
        <Description term={formatMessage(words.phone)}>
          <Link href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </Description>
        <Description term={formatMessage(words.hours)}>
          <bdi>{hours}</bdi>
        </Description>
      </DescriptionList>
    </div>
  );
}
