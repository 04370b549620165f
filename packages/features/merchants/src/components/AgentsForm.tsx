import { assignAgents, currentOf, merchantAccount, type MerchantAccount } from '@servery/api';
import { hasSameAgents } from '@servery/domain/merchants';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, MultiSelect, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAgentChoices } from '../hooks/useAgentChoices.ts';
import { useAgentAction } from '../hooks/useAgents.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { agentErrorMessages, agentMessages as messages } from '../messages/agents.ts';
import type { AssignedFormProps } from './AssignedCard.tsx';
import { ChoicesState } from './ChoicesState.tsx';

const valuesOf = ({ agents }: MerchantAccount) => agents.map(({ id }) => String(id));

/** Drawer that sets the agents who look after a merchant. */
export function AgentsForm({ merchant, onCurrent, onClose }: AssignedFormProps) {
  const { formatMessage } = useIntl();
  const choices = useAgentChoices();
  const { trigger } = useAgentAction(assignAgents);
  const { id, version, name } = merchant;
  const form = useEndpointForm(assignAgents, {
    defaults: { agents: valuesOf(merchant) },
    toInput: ({ agents }) => ({ params: { id }, body: { version, agents: agents.map(Number) } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: agentErrorMessages,
    onRefused: (problem) => {
      const now = currentOf(merchantAccount, problem);
      if (!now) return;
      // The choice was based on the earlier agents.
      if (!hasSameAgents(now.agents, merchant.agents)) form.set('agents', valuesOf(now));
      onCurrent(now);
    },
  });
  const nameOf = (value: string) =>
    merchant.agents.find((agent) => String(agent.id) === value)?.name ??
    choices.personOf(value)?.name;
  return (
    <FormDrawer
      title={formatMessage(messages.editTitle, { name })}
      action={formatMessage(messages.save)}
      isReadOnly={!choices.total}
      {...form.drawer}
      onClose={onClose}
    >
      <ChoicesState choices={choices} messages={messages}>
        <MultiSelect
          label={formatMessage(messages.agents)}
          description={formatMessage(messages.help)}
          load={async (search) => (await choices.load(search)).map(choices.optionOf)}
          labelOf={(value) => nameOf(value) ?? value}
          labels={{ chosen: formatMessage(messages.chosen) }}
          {...form.field('agents')}
        />
      </ChoicesState>
    </FormDrawer>
  );
}
