import { getResponse, type RequestHandler } from 'msw';
import { beginAsAsked } from './scenario.ts';

beginAsAsked();

/**
 * Answers a request from the sample of a template app; a request it does not know goes to the network.
 * @throws TypeError if the sample is cut off, as `fetch` does without a connection.
 */
export const answer = async (
  request: Request,
  handlers: readonly RequestHandler[],
): Promise<Response> => {
  const response = (await getResponse([...handlers], request)) ?? (await fetch(request));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};
