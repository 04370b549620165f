import { Problem } from '@servery/api';
import { authSample, currentAccount } from './sample.ts';
import { randomText } from './secrets.ts';

/** Milliseconds until a message or a code can be sent again. */
const rest = 30_000;

/** Refuses what comes again too soon. */
export function notTooSoon(sentAt: number | undefined): void {
  const left = (sentAt ?? 0) + rest - Date.now();
  if (left > 0)
    throw new Problem('throttled', { details: { retry_after: Math.ceil(left / 1000) } });
}

/** From when on something can be sent again. */
export const resendAt = (sentAt: number): string => new Date(sentAt + rest).toISOString();

/** Writes to an address: from now on only this link confirms it. */
export const writeTo = (email: string) =>
  authSample.change(
    (rows) => (rows.message = { token: randomText(12), email, sent_at: Date.now() }),
  );

/** The message that waits for whom the pages are about; written when there is none. */
export function waitingMessage() {
  const { email, is_verified } = currentAccount();
  const kept = authSample.read().message;
  const message = kept?.email === email ? kept : writeTo(email);
  return {
    email,
    is_verified,
    resend_at: resendAt(message.sent_at),
    demo: { token: message.token },
  };
}
