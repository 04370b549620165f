export { agentMessages } from './messages/agents.ts';
export { commonMessages, failureTextMessages, problemMessages } from './messages/common.ts';
export {
  connectionMessages,
  dutyMessages,
  fieldMessages,
  printersMessages,
} from './messages/printers.ts';
export {
  didMessages,
  jobMessages,
  kindMessages,
  queueMessages,
  stateMessages,
} from './messages/queue.ts';
export { autoMessages } from './messages/auto.ts';
export { languageMessages, paperMessages } from './messages/paper.ts';
export { printMessages, shareMessages } from './messages/print.ts';
