export { agentWords } from './messages/agents.ts';
export { commonWords, failureTextWords, problemWords } from './messages/common.ts';
export { connectionWords, dutyWords, fieldWords, printersWords } from './messages/printers.ts';
export { didWords, jobWords, kindWords, queueWords, stateWords } from './messages/queue.ts';
export { autoWords } from './messages/auto.ts';
export { languageWords, paperWords } from './messages/paper.ts';
export { printWords, shareWords } from './messages/print.ts';
