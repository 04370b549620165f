import { Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ApiKeyManager } from '../components/ApiKeyManager.tsx';
import * as styles from '../components/apiKeys.css.ts';
import { apiKeyMessages as messages } from '../messages/apiKeys.ts';

/** The account's API keys as a page. */
export function ApiKeys() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="muted">{formatMessage(messages.text)}</Text>
      </div>
      <ApiKeyManager />
    </div>
  );
}
