import type { Command } from '../commands/command.ts';
import type { Procedure } from '../commands/procedure.ts';
import { agentCommands, agentProcedures } from './agentCommands.ts';
import { reportCommand, takeProcedure } from './attemptCommands.ts';
import { jobCommands } from './jobCommands.ts';
import { printCommands } from './printCommands.ts';
import { printerCommands } from './printerCommands.ts';

/** The printing writes that run in one unit of work. */
export const printingCommands: readonly Command[] = [
  ...printerCommands,
  ...jobCommands,
  ...agentCommands,
  reportCommand,
  ...printCommands,
];

/** The printing writes that return secrets or the content of a job. */
export const printingProcedures: readonly Procedure[] = [takeProcedure, ...agentProcedures];
