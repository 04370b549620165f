import { invalid, Problem } from '@servery/api';
import { templateAnswer as answer } from '@servery/api/mocks';
import { confirmTwoSteps, getTwoSteps, sendCode, type CodeChannel } from '@servery/api/template';
import { notTooSoon, resendAt } from './mail.ts';
import { authSample, currentAccount, sessionOf } from './sample.ts';

const maxTries = 5;
const codeMilliseconds = 10 * 60_000;

const newCode = () => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
};

const send = (channel: CodeChannel) =>
  authSample.change((rows) => {
    const { email } = currentAccount();
    rows.code = { code: newCode(), email, channel, sent_at: Date.now(), wrong: 0 };
    return rows.code;
  });

/** Returns the current code, or null if there's none or it has expired. */
const livingCode = () => {
  const { code } = authSample.read();
  const isLiving =
    code && code.email === currentAccount().email && code.sent_at + codeMilliseconds > Date.now();
  return isLiving ? code : null;
};

const hidden = (channel: CodeChannel) => {
  const { email, phone = '+60123456789' } = currentAccount();
  if (channel === 'call') return `••• ${phone.slice(-4)}`;
  return `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
};

const sentCode = ({ code, channel, sent_at }: ReturnType<typeof send>) => ({
  to: hidden(channel),
  channel,
  resend_at: resendAt(sent_at),
  demo: { code },
});

/** Handlers of the second step of signing in. */
export const codeHandlers = [
  answer(getTwoSteps, () => sentCode(livingCode() ?? send('mail'))),
  answer(sendCode, ({ body }) => {
    notTooSoon(livingCode()?.sent_at);
    return sentCode(send(body.channel));
  }),
  answer(confirmTwoSteps, ({ body }) => {
    const stored = livingCode();
    if (!stored) throw invalid('code', 'old', 'This code has expired.');
    if (stored.wrong >= maxTries) throw new Problem('locked');
    if (stored.code !== body.code) {
      authSample.change(() => (stored.wrong += 1));
      throw invalid('code', 'wrong', 'Incorrect code.');
    }
    authSample.change((rows) => (rows.code = null));
    return sessionOf(currentAccount(), false);
  }),
];
