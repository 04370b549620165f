import { createClient } from '@servery/api';
import { reactions } from '../session/client.ts';

/** Answers the template's calls in the browser, by the same handlers as Storybook; whatever is none of theirs goes to the network. */
const answerHere: typeof fetch = async (input, init) => {
  const { answer } = await import('./host.ts');
  return answer(new Request(new URL(String(input), location.href), init));
};

/** The client of the template's screens. */
export const templateClient = createClient({
  fetch: answerHere,
  onProblem: (problem, to) => reactions.onProblem(problem, to),
});
