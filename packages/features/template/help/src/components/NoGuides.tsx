import { Button, Card, EmptyState, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { knowledgeMessages as messages } from '../messages/knowledge.ts';

/** Shown if nothing in the knowledge base matches the search. */
export function NoGuides({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Card padding="l">
      <EmptyState
        level={2}
        icon={<SearchIcon />}
        title={formatMessage(messages.noResult)}
        action={<Button onPress={onClear}>{formatMessage(messages.clear)}</Button>}
      >
        {formatMessage(messages.noResultText)}
      </EmptyState>
    </Card>
  );
}
