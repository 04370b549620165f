import { createClient } from '@servery/api';
import { sampleOf } from './samples.ts';

/**
 * Answers the template's requests in the browser with the same handlers as Storybook; any other
 * request is sent to the network.
 */
const answerHere: typeof fetch = async (input, init) => {
  const url = new URL(String(input), location.href);
  const [{ answer }, handlers] = await Promise.all([import('./host.ts'), sampleOf(url.pathname)]);
  return answer(new Request(url, init), handlers);
};

/** The client of the template's screens, each of which shows its own problems. */
export const templateClient = createClient({ fetch: answerHere });
