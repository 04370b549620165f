import { Problem } from '@servery/api';
import { authSample, currentAccount } from './sample.ts';
import { randomText } from './secrets.ts';

/** Milliseconds until an email or a code can be sent again. */
const rest = 30_000;

/**
 * Makes the reader wait before an email or a code is sent again.
 * @throws `throttled` if the last one was sent too recently
 */
export function notTooSoon(sentAt: number | undefined): void {
  const left = (sentAt ?? 0) + rest - Date.now();
  if (left > 0)
    throw new Problem('throttled', { details: { retry_after: Math.ceil(left / 1000) } });
}

/** Returns when something can be sent again. */
export const resendAt = (sentAt: number): string => new Date(sentAt + rest).toISOString();

/** Creates the confirmation email of an address; earlier links stop working. */
export const writeTo = (email: string) =>
  authSample.change(
    (rows) => (rows.message = { token: randomText(12), email, sent_at: Date.now() }),
  );

/** Returns the confirmation email of the current account; creates it if there's none. */
export function waitingMessage() {
  const { email, is_verified } = currentAccount();
  const stored = authSample.read().message;
  const message = stored?.email === email ? stored : writeTo(email);
  return {
    email,
    is_verified,
    resend_at: resendAt(message.sent_at),
    demo: { token: message.token },
  };
}
