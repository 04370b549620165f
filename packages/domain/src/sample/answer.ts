import type { AnyEndpoint } from '@servery/api';
import { answers } from '@servery/api/mocks';
import type { Run } from '@servery/api/serve';
import { visiting, type Visit } from './enter.ts';
import { sample } from './theSample.ts';

/** Answers an endpoint from the sample without storing the response for retries, as for secrets. */
export const answerOnce = answers(visiting(sample));

/** Answers an endpoint from the sample; a write repeated with the same idempotency key runs once. */
export const answer = <E extends AnyEndpoint>(to: E, run: Run<E, { visit: Visit }>) =>
  answerOnce(to, (input) => {
    const { params, query, sent } = input as { params?: unknown; query?: unknown; sent: unknown };
    // An uploaded file is not part of the JSON body; its digest is in the query.
    return input.visit.once(to, [params, query, sent], () => run(input));
  });
