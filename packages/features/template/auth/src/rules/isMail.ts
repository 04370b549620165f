import type { Refusal } from '../refusals.ts';

/** Whether a text looks like an email address; only the confirmation email proves it. */
export const isMail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Returns the reason why an email address is invalid. */
export function mailRefusal(text: string): Refusal | undefined {
  if (!text.trim()) return 'required';
  return isMail(text) ? undefined : 'email';
}
