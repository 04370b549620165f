import { getResponse, type RequestHandler } from 'msw';
import { beginAsAsked } from './scenario.ts';

beginAsAsked();

/** What the sample of a template app answers; whatever it does not know goes to the network. */
export const answer = async (
  request: Request,
  handlers: readonly RequestHandler[],
): Promise<Response> => (await getResponse([...handlers], request)) ?? fetch(request);
