import { createClient } from '@servery/api';
import { sampleOf } from './samples.ts';

/** Answers the template's calls in the browser, by the same handlers as Storybook; whatever is none of theirs goes to the network. */
const answerHere: typeof fetch = async (input, init) => {
  const url = new URL(String(input), location.href);
  const [{ answer }, handlers] = await Promise.all([import('./host.ts'), sampleOf(url.pathname)]);
  return answer(new Request(url, init), handlers);
};

/** The client of the template's screens, each of which shows its own problems. */
export const templateClient = createClient({ fetch: answerHere });
