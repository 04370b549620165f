import { Banner, Card, Heading, LinkButton, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import * as styles from '../components/licence.css.ts';
import { LicenceTable } from '../components/LicenceTable.tsx';
import { licenceMessages as messages } from '../messages/licence.ts';

const email = 'licences@servery.example';
const texts = [
  [messages.regular, messages.regularText],
  [messages.extended, messages.extendedText],
  [messages.product, messages.productText],
] as const;

/** The template's licences compared and explained, and the way to a custom one. */
export function Licence() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="muted">{formatMessage(messages.text)}</Text>
      </div>
      <LicenceTable />
      <div className={styles.texts}>
        {texts.map(([title, text]) => (
          <div key={title.id} className={styles.cell}>
            <Card padding="l">
              <div className={styles.text}>
                <Heading level={2}>{formatMessage(title)}</Heading>
                <Text as="p">{formatMessage(text)}</Text>
              </div>
            </Card>
          </div>
        ))}
      </div>
      <Banner
        isLive={false}
        title={formatMessage(messages.custom)}
        action={<LinkButton href={`mailto:${email}`}>{formatMessage(messages.contact)}</LinkButton>}
      >
        {formatMessage(messages.customText)}
      </Banner>
    </div>
  );
}
