import type { AnyEndpoint } from '@servery/api';
import { answers } from '@servery/api/mocks';
import type { Run } from '@servery/api/serve';
import type { Command } from '../commands/command.ts';
import { visiting, type Visit } from './enter.ts';
import { sample } from './theSample.ts';
import { runIn } from './unitOf.ts';

/** Answers an endpoint from the sample without storing the response for retries, as for secrets. */
export const answerOnce = answers(visiting(sample));

/** Answers an endpoint from the sample; a write repeated with the same idempotency key runs once. */
export const answer = <E extends AnyEndpoint>(to: E, run: Run<E, { visit: Visit }>) =>
  answerOnce(to, (input) => {
    const { params, query, sent } = input as { params?: unknown; query?: unknown; sent: unknown };
    // An uploaded file is not part of the JSON body; its digest is in the query.
    return input.visit.once(to, [params, query, sent], () => run(input));
  });

/** Answers the writes of an area from the sample, one unit of work after the other. */
export const answerCommands = (commands: readonly Command[]) =>
  commands.map((command) => answer(command.to, runIn(command)));
