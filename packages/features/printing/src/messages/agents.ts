import { defineMessages } from '@servery/screens/define';
import { actionMessages, deviceMessages, fieldMessages } from '@servery/screens/messages';

/** Messages about print agents. */
export const agentMessages = defineMessages({
  title: { id: 'printing.agent.title', defaultMessage: 'Print agents' },
  add: { id: 'printing.agent.add', defaultMessage: 'Add print agent' },
  none: {
    id: 'printing.agent.none',
    defaultMessage:
      'No print agents. If your server isn’t at the outlet, you need one: a small program on any computer near the printers.',
  },
  text: {
    id: 'printing.agent.text',
    defaultMessage:
      'A print agent runs on a computer at the outlet and prints to the printers connected through it.',
  },
  name: fieldMessages.name,
  nameHelp: {
    id: 'printing.agent.nameHelp',
    defaultMessage: 'Where the computer is, such as “Office computer”.',
  },
  getCode: deviceMessages.getCode,
  waits: {
    id: 'printing.agent.waits',
    defaultMessage:
      'Waiting for the agent. The code is shown only once and expires in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  came: { id: 'printing.agent.came', defaultMessage: '{name} is connected and ready to print.' },
  how: {
    id: 'printing.agent.how',
    defaultMessage:
      'On that computer, run this command in the Servery folder. You only need to do this once.',
  },
  command: { id: 'printing.agent.command', defaultMessage: 'Command' },
  code: { id: 'printing.agent.code', defaultMessage: 'Code' },
  copyCommand: { id: 'printing.agent.copyCommand', defaultMessage: 'Copy command' },
  copyCode: { id: 'printing.agent.copyCode', defaultMessage: 'Copy code' },
  copied: { id: 'printing.agent.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'printing.agent.copyFailed',
    defaultMessage: 'Couldn’t copy. Select the text and copy it yourself.',
  },
  here: { id: 'printing.agent.here', defaultMessage: 'Connected' },
  away: { id: 'printing.agent.away', defaultMessage: 'Disconnected' },
  waiting: { id: 'printing.agent.waiting', defaultMessage: 'Not started yet' },
  expired: deviceMessages.expired,
  seen: { id: 'printing.agent.seen', defaultMessage: 'Last seen {when}' },
  neverSeen: { id: 'printing.agent.neverSeen', defaultMessage: 'Never connected' },
  awayText: {
    id: 'printing.agent.awayText',
    defaultMessage:
      'Its printers can’t print. Start the agent again and check its network connection.',
  },
  expiredText: {
    id: 'printing.agent.expiredText',
    defaultMessage: 'The code has expired. Remove this agent and add it again.',
  },
  reusedTitle: deviceMessages.usedTwice,
  reusedText: {
    id: 'printing.agent.reusedText',
    defaultMessage:
      'Someone tried to sign in with this agent’s code again: {when}. If it wasn’t you, remove the agent and add it again.',
  },
  remove: actionMessages.remove,
  removeName: actionMessages.removeName,
  removeAsk: { id: 'printing.agent.removeAsk', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'printing.agent.removeText',
    defaultMessage: 'It will be signed out immediately. Print jobs for its printers will wait.',
  },
  removed: { id: 'printing.agent.removed', defaultMessage: '{name} removed.' },
});
