import type { AnyEndpoint } from '@servery/api';
import { answers } from '@servery/api/mocks';
import type { Run } from '@servery/api/serve';
import { sample, visiting, type Visit } from '@servery/domain/sample';

/** An endpoint's answer from the sample, made anew each time: what hands out something is never kept. */
export const answerOnce = answers(visiting(sample));

/** One endpoint's answer from the sample; a write sent twice by the same name is done once. */
export const answer = <E extends AnyEndpoint>(to: E, run: Run<E, { visit: Visit }>) =>
  answerOnce(to, (input) => {
    const { params, sent } = input as { params?: unknown; sent: unknown };
    return input.visit.once(to, [params, sent], () => run(input));
  });
