import type { Command } from '@servery/domain/commands';
import { write, type Route } from '../route.ts';
import { unitOf } from './unitOf.ts';

/** Answers the writes of an area, each in one transaction with its audit and events. */
export const commandRoutes = (commands: readonly Command[]): Route[] =>
  commands.map(({ to, run }) => write(to, ({ visit, ...input }) => run(input, unitOf(visit))));
