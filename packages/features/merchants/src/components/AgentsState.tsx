import { LoadState } from '@servery/screens';
import { EmptyState, UserIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AgentChoices } from '../hooks/useAgentChoices.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { agentMessages as messages } from '../messages/agents.ts';

interface AgentsStateProps {
  choices: AgentChoices;
  /** The fields, shown once there are agents to choose from. */
  children: ReactNode;
}

/** Loading, error and empty states of a form in which agents are chosen. */
export function AgentsState({ choices: { total, error, retry }, children }: AgentsStateProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
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
