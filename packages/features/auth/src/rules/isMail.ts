import type { Refusal } from '../refusals.ts';

/** Whether a text may be an e-mail address: the message itself proves it. */
export const isMail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Why an address is refused. */
export function mailRefusal(text: string): Refusal | undefined {
  if (!text.trim()) return 'required';
  return isMail(text) ? undefined : 'email';
}
