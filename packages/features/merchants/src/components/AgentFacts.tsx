import { Stack, Text } from '@servery/ui';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { agentMessages as messages } from '../messages/agents.ts';
import { AssignedCard, type AssignedFormProps } from './AssignedCard.tsx';

const AgentsForm = lazy(async () => ({
  default: (await import('./AgentsForm.tsx')).AgentsForm,
}));

/** The agents who look after a merchant. */
export function AgentFacts(props: Pick<AssignedFormProps, 'merchant' | 'onCurrent'>) {
  const { formatMessage } = useIntl();
  const { agents } = props.merchant;
  return (
    <AssignedCard
      title={formatMessage(messages.agents)}
      action={formatMessage(messages.editDots)}
      Form={AgentsForm}
      {...props}
    >
      {agents.length > 0 ? (
        <Stack gap="xs" align="start">
          {agents.map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{formatMessage(messages.none)}</Text>
      )}
    </AssignedCard>
  );
}
