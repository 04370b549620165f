import { getResponse, type RequestHandler } from 'msw';
import { beginFromUrl } from './scenario.ts';

beginFromUrl();

/**
 * Answers a request from the sample of a template app; other requests are sent to the network.
 * @throws TypeError in the offline scenario, as `fetch` does without a connection
 */
export const answer = async (
  request: Request,
  handlers: readonly RequestHandler[],
): Promise<Response> => {
  const response = (await getResponse([...handlers], request)) ?? (await fetch(request));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};
