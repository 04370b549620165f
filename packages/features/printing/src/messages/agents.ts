import { defineMessages } from './define.ts';

/** What is said of print agents. */
export const agentWords = defineMessages({
  title: { id: 'printing.agent.title', defaultMessage: 'Print agents' },
  add: { id: 'printing.agent.add', defaultMessage: 'Add print agent' },
  none: {
    id: 'printing.agent.none',
    defaultMessage:
      'None. A server that runs elsewhere needs one in the shop: a small program on any computer beside the printers.',
  },
  text: {
    id: 'printing.agent.text',
    defaultMessage:
      'It runs on a computer in the shop and prints for the printers that are reached by a print agent.',
  },
  name: { id: 'printing.agent.name', defaultMessage: 'Name' },
  nameHelp: {
    id: 'printing.agent.nameHelp',
    defaultMessage: 'Where it stands, such as “Office computer”.',
  },
  nameWrong: {
    id: 'printing.agent.nameWrong',
    defaultMessage: 'Two to forty characters that no other print agent has.',
  },
  getCode: { id: 'printing.agent.getCode', defaultMessage: 'Get the code' },
  waits: {
    id: 'printing.agent.waits',
    defaultMessage:
      'Waiting for it. The code is shown this once and is good for {minutes, plural, one {# minute} other {# minutes}}.',
  },
  came: { id: 'printing.agent.came', defaultMessage: '{name} is here and prints.' },
  how: {
    id: 'printing.agent.how',
    defaultMessage: 'On that computer, in the folder of Servery, run this. It needs it only once.',
  },
  command: { id: 'printing.agent.command', defaultMessage: 'Command' },
  code: { id: 'printing.agent.code', defaultMessage: 'Code' },
  copyCommand: { id: 'printing.agent.copyCommand', defaultMessage: 'Copy the command' },
  copyCode: { id: 'printing.agent.copyCode', defaultMessage: 'Copy the code' },
  copied: { id: 'printing.agent.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'printing.agent.copyFailed',
    defaultMessage: 'Not copied. Select it and copy it yourself.',
  },
  here: { id: 'printing.agent.here', defaultMessage: 'Here' },
  away: { id: 'printing.agent.away', defaultMessage: 'Away' },
  waiting: { id: 'printing.agent.waiting', defaultMessage: 'Not started yet' },
  expired: { id: 'printing.agent.expired', defaultMessage: 'Never came' },
  seen: { id: 'printing.agent.seen', defaultMessage: 'Last seen {when}' },
  neverSeen: { id: 'printing.agent.neverSeen', defaultMessage: 'Not seen yet' },
  awayText: {
    id: 'printing.agent.awayText',
    defaultMessage: 'Nothing is printed through it. Start it again, and check its network.',
  },
  expiredText: {
    id: 'printing.agent.expiredText',
    defaultMessage: 'Its code is no longer good. Remove it and add it again.',
  },
  reusedTitle: { id: 'printing.agent.reusedTitle', defaultMessage: 'Code used twice' },
  reusedText: {
    id: 'printing.agent.reusedText',
    defaultMessage:
      'Someone tried to sign in with this agent’s code again: {when}. If it wasn’t you, remove the agent and add it again.',
  },
  remove: { id: 'printing.agent.remove', defaultMessage: 'Remove' },
  removeName: { id: 'printing.agent.removeName', defaultMessage: 'Remove {name}' },
  removeAsk: { id: 'printing.agent.removeAsk', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'printing.agent.removeText',
    defaultMessage: 'It is signed out at once. What its printers should print waits.',
  },
  removed: { id: 'printing.agent.removed', defaultMessage: '{name} is removed.' },
});
