import { LinesSkeleton, LoadError } from '@servery/screens';
import { Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { Examples } from '../components/Examples.tsx';
import * as styles from '../components/modals.css.ts';
import { useModalExamples } from '../hooks/useModalExamples.ts';
import { pageMessages as messages } from '../messages/page.ts';

/** Examples of dialogs, each with a card that opens it. */
export function ModalExamples() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useModalExamples();
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="muted">{formatMessage(messages.text)}</Text>
      </div>
      {error && <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />}
      {!error && !data && <LinesSkeleton label={formatMessage(messages.loading)} />}
      {data && (
        <div className={styles.cards}>
          <Examples data={data} />
        </div>
      )}
    </div>
  );
}
