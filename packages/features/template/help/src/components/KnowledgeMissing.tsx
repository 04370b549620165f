import type { Problem } from '@servery/api';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { EmptyState, Heading, LinkButton, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { knowledgeMessages as messages } from '../messages/knowledge.ts';
import { places } from '../places.ts';
import * as styles from './knowledge.css.ts';

interface KnowledgeMissingProps {
  error: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading, error and "not found" states of a category or a question. */
export function KnowledgeMissing({ error, onRetry }: KnowledgeMissingProps) {
  const { formatMessage } = useIntl();
  if (!error) return <LinesSkeleton label={formatMessage(messages.loading)} />;
  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      <LoadError
        error={error}
        title={formatMessage(messages.failed)}
        onRetry={onRetry}
        missing={
          <EmptyState
            icon={<SearchIcon />}
            title={formatMessage(messages.missing)}
            action={<LinkButton href={places.knowledge}>{formatMessage(messages.back)}</LinkButton>}
          >
            {formatMessage(messages.missingText)}
          </EmptyState>
        }
      />
    </div>
  );
}
