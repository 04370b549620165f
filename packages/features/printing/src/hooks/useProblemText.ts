import { reasonOf, type Problem } from '@servery/api';
import { useProblemText as useText } from '@servery/screens';
import { problemMessages } from '../messages.ts';

const keysOf = (problem: Problem) => [
  reasonOf(problem) === 'nothing_new' ? 'nothingNew' : undefined,
  problem.matter.fields?.['printer_id'] ? 'noPrinter' : undefined,
];

/** Returns a function that formats a problem as a message with a next step. */
export const useProblemText = () => useText(problemMessages, keysOf);
