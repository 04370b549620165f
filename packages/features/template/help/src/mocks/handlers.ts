import { templateAnswer } from '@servery/api/mocks';
import { listFaq } from '@servery/api/template';
import { findFaq } from './faq.ts';

/** Mock handlers, one per endpoint of the help pages. */
export const helpHandlers = [
  templateAnswer(listFaq, ({ query: { q } }) => ({ groups: findFaq(q) })),
];
