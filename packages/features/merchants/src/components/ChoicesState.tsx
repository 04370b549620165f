import { LoadState } from '@servery/screens';
import { EmptyState, UserIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { PersonChoices } from '../hooks/usePersonChoices.ts';
import { useProblemText } from '../hooks/useProblemText.ts';

interface ChoicesStateProps {
  choices: PersonChoices;
  messages: Record<'failed' | 'emptyTitle' | 'empty', MessageDescriptor>;
  /** The fields, shown once there are people to choose from. */
  children: ReactNode;
}

/** Loading, error and empty states of a form in which people are chosen. */
export function ChoicesState({ choices, messages, children }: ChoicesStateProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { total, error, retry } = choices;
  if (total === undefined)
    return (
      <LoadState
        error={error}
        lines={4}
        level={3}
        title={formatMessage(messages.failed)}
        explain={explain}
        onRetry={retry}
      />
    );
  if (total > 0) return children;
  return (
    <EmptyState level={3} icon={<UserIcon />} title={formatMessage(messages.emptyTitle)}>
      {formatMessage(messages.empty)}
    </EmptyState>
  );
}
