import type { MerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, Card, Stack, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { agentMessages as messages } from '../messages/agents.ts';

const AgentsForm = lazy(async () => ({
  default: (await import('./AgentsForm.tsx')).AgentsForm,
}));

interface AgentFactsProps {
  merchant: MerchantAccount;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
}

/** The agents who look after a merchant. Only administrators can change them. */
export function AgentFacts({ merchant, onCurrent }: AgentFactsProps) {
  const { formatMessage } = useIntl();
  const can = useRights();
  // The version that is edited stays, even if the merchant reloads.
  const [edited, setEdited] = useState<MerchantAccount | null>(null);
  const { agents } = merchant;
  return (
    <Card
      title={formatMessage(messages.agents)}
      level={3}
      actions={
        can('merchant.approve') && (
          <Button size="s" onPress={() => setEdited(merchant)}>
            {formatMessage(messages.editDots)}
          </Button>
        )
      }
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
      <Suspense fallback={null}>
        {edited && (
          <AgentsForm
            merchant={edited}
            onCurrent={(now) => {
              setEdited(now);
              onCurrent(now);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
