import { Card, Heading, Link, PhoneIcon, SendIcon, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactMessages as messages } from '../messages/contact.ts';
import * as styles from './help.css.ts';

const phone = '+60 3-5550 0142';
const email = 'help@servery.example';

/** The ways to contact support: phone and email. */
export function ContactCards() {
  const { formatMessage } = useIntl();
  const ways = [
    {
      href: `tel:${phone.replaceAll(/[ -]/g, '')}`,
      icon: <PhoneIcon />,
      label: phone,
      text: messages.phoneText,
    },
    { href: `mailto:${email}`, icon: <SendIcon />, label: email, text: messages.emailText },
  ];
  return (
    <Stack gap="l">
      <div className={styles.contact}>
        <Heading level={2}>{formatMessage(messages.title)}</Heading>
        <Text tone="muted">{formatMessage(messages.text)}</Text>
      </div>
      <div className={styles.contacts}>
        {ways.map(({ href, icon, label, text }) => (
          <Card key={href} padding="l">
            <div className={styles.contact}>
              <span className={styles.sign}>{icon}</span>
              <Link href={href}>
                <bdi dir="ltr">{label}</bdi>
              </Link>
              <Text tone="muted">{formatMessage(text)}</Text>
            </div>
          </Card>
        ))}
      </div>
    </Stack>
  );
}
