import { templateAnswer as answer } from '@servery/api/mocks';
import { notifyMe } from '@servery/api/template';
import { accountHandlers } from './accountHandlers.ts';
import { codeHandlers } from './codeHandlers.ts';
import { recoveryHandlers } from './recoveryHandlers.ts';
import { authSample } from './sample.ts';

/** Mock handlers, one per endpoint of the pages before sign-in. */
export const authHandlers = [
  ...accountHandlers,
  ...recoveryHandlers,
  ...codeHandlers,
  answer(notifyMe, ({ body: { email, about } }) => {
    authSample.change(({ notices }) => {
      const isStored = notices.some((notice) => notice.email === email && notice.about === about);
      if (!isStored) notices.push({ email, about });
    });
    return { email };
  }),
];
