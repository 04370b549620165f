import { authMocks } from '@servery/auth/mocks';
import { shopMocks } from '@servery/shop/mocks';
import { todoMocks } from '@servery/todo/mocks';
import { getResponse } from 'msw';
import { beginAsAsked } from './scenario.ts';

beginAsAsked();

const handlers = [...authMocks.handlers, ...shopMocks.handlers, ...todoMocks.handlers];

/** What the sample of a template app answers. */
export const answer = async (request: Request): Promise<Response> =>
  (await getResponse(handlers, request)) ?? fetch(request);
