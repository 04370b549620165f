import { invalid, Problem } from '@servery/api';
import { templateAnswer as answer } from '@servery/api/mocks';
import {
  askForReset,
  getVerification,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@servery/api/template';
import { isGoodPassword } from '../rules/passwordRules.ts';
import { notTooSoon, waitingMessage, writeTo } from './mail.ts';
import { accountOf, authSample, currentAccount } from './sample.ts';
import { randomText, seal } from './secrets.ts';

const linkMilliseconds = 30 * 60_000;

/** Handlers of password reset and email verification. */
export const recoveryHandlers = [
  answer(askForReset, ({ body: { email } }) => {
    const token = randomText(12);
    if (accountOf(email))
      authSample.change((rows) => {
        const others = rows.resets.filter((reset) => reset.email !== email);
        rows.resets = [...others, { token, email, ends_at: Date.now() + linkMilliseconds }];
      });
    return { email, demo: { token } };
  }),
  answer(resetPassword, async ({ body: { token, password } }) => {
    const reset = authSample.read().resets.find((one) => one.token === token);
    if (!reset || reset.ends_at < Date.now()) throw new Problem('notFound');
    if (!isGoodPassword(password))
      throw invalid(
        'password',
        'weak',
        'Must have at least 8 characters, a letter, and a number or symbol.',
      );
    const secret = await seal(password);
    authSample.change((rows) => {
      for (const account of rows.accounts)
        if (account.email === reset.email) account.secret = secret;
      rows.resets = rows.resets.filter((one) => one.token !== token);
      delete rows.tries[reset.email];
    });
    return { is_reset: true as const };
  }),
  answer(getVerification, waitingMessage),
  answer(verifyEmail, ({ body: { token } }) => {
    const { message } = authSample.read();
    const account = message?.token === token && accountOf(message.email);
    if (!account) throw new Problem('notFound');
    return authSample.change(() => {
      account.is_verified = true;
      return account;
    });
  }),
  answer(sendVerification, () => {
    const { email } = currentAccount();
    const { message } = authSample.read();
    notTooSoon(message?.email === email ? message.sent_at : undefined);
    writeTo(email);
    return waitingMessage();
  }),
];
