import { invalid, Problem } from '@servery/api';
import { templateAnswer as answer } from '@servery/api/mocks';
import { confirmTwoSteps, getTwoSteps, sendCode, type CodeChannel } from '@servery/api/template';
import { notTooSoon, resendAt } from './mail.ts';
import { authSample, currentAccount, sessionOf } from './sample.ts';

const mostTries = 5;
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

/** The code that counts now, if one does. */
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

const told = ({ code, channel, sent_at }: ReturnType<typeof send>) => ({
  to: hidden(channel),
  channel,
  resend_at: resendAt(sent_at),
  demo: { code },
});

/** The second step of signing in: a code that was sent. */
export const codeHandlers = [
  answer(getTwoSteps, () => told(livingCode() ?? send('mail'))),
  answer(sendCode, ({ body }) => {
    notTooSoon(livingCode()?.sent_at);
    return told(send(body.channel));
  }),
  answer(confirmTwoSteps, ({ body }) => {
    const kept = livingCode();
    if (!kept) throw invalid('code', 'old', 'Is too old.');
    if (kept.wrong >= mostTries) throw new Problem('locked');
    if (kept.code !== body.code) {
      authSample.change(() => (kept.wrong += 1));
      throw invalid('code', 'wrong', 'Is not the code that was sent.');
    }
    authSample.change((rows) => (rows.code = null));
    return sessionOf(currentAccount(), false);
  }),
];
