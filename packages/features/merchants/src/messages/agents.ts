import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';
import { accountMessages } from './account.ts';

/** Messages of the agents of a merchant. */
export const agentMessages = defineMessages({
  agents: accountMessages.agents,
  none: { id: 'merchants.agents.none', defaultMessage: 'No agent looks after this merchant.' },
  editDots: { id: 'merchants.agents.editDots', defaultMessage: 'Edit agents…' },
  editTitle: { id: 'merchants.agents.editTitle', defaultMessage: 'Agents of {name}' },
  save: actionMessages.saveChanges,
  help: {
    id: 'merchants.agents.help',
    defaultMessage:
      'Agents can view and manage this merchant. Those you remove lose access immediately.',
  },
  chosen: { id: 'merchants.agents.chosen', defaultMessage: 'Selected agents' },
  option: {
    id: 'merchants.agents.option',
    defaultMessage: '{username} · {count, plural, one {# merchant} other {# merchants}}',
  },
  saved: { id: 'merchants.agents.saved', defaultMessage: 'Agents of {name} saved' },
  failed: { id: 'merchants.agents.failed', defaultMessage: 'Couldn’t load agents' },
  emptyTitle: { id: 'merchants.agents.emptyTitle', defaultMessage: 'No agents yet' },
  empty: {
    id: 'merchants.agents.empty',
    defaultMessage: 'Agents appear here after the platform adds them.',
  },
});

/** Messages of handing the merchants of one agent over to another. */
export const handOverMessages = defineMessages({
  handOverDots: { id: 'merchants.handOver.dots', defaultMessage: 'Hand over merchants…' },
  handOver: { id: 'merchants.handOver.title', defaultMessage: 'Hand over merchants' },
  from: { id: 'merchants.handOver.from', defaultMessage: 'Current agent' },
  to: { id: 'merchants.handOver.to', defaultMessage: 'New agent' },
  toHelp: {
    id: 'merchants.handOver.toHelp',
    defaultMessage: 'They keep the merchants they already look after.',
  },
  consequence: {
    id: 'merchants.handOver.consequence',
    defaultMessage:
      '{count, plural, one {# merchant} other {# merchants}} will move from {from} to {to}. {from} will lose access immediately.',
  },
  done: {
    id: 'merchants.handOver.done',
    defaultMessage: '{count, plural, one {# merchant} other {# merchants}} handed over to {to}',
  },
});

/** Why an agent was refused, where the shared messages don't explain it. */
export const agentErrorMessages = defineMessages({
  'agents.unknown': {
    id: 'merchants.agentError.left',
    defaultMessage: 'One of these agents can’t sign in any more. Remove them and save again.',
  },
  'to_id.same': { id: 'merchants.agentError.same', defaultMessage: 'Choose a different agent.' },
});
