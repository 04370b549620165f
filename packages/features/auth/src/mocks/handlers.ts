import { templateAnswer as answer } from '@servery/api/mocks';
import { notifyMe } from '@servery/api/template';
import { accountHandlers } from './accountHandlers.ts';
import { codeHandlers } from './codeHandlers.ts';
import { recoveryHandlers } from './recoveryHandlers.ts';
import { authSample } from './sample.ts';

/** One answer for each endpoint of the pages before sign-in. */
export const authHandlers = [
  ...accountHandlers,
  ...recoveryHandlers,
  ...codeHandlers,
  answer(notifyMe, ({ body: { email, about } }) => {
    authSample.change(({ notices }) => {
      const isKept = notices.some((one) => one.email === email && one.about === about);
      if (!isKept) notices.push({ email, about });
    });
    return { email };
  }),
];
