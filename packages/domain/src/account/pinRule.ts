import { invalid, type Problem } from '@servery/api';

/** Whether a PIN is too easy to guess: a sequence, a repetition, or the end of a phone number. */
export const isWeakPin = (pin: string, phone = ''): boolean =>
  new Set(pin).size < 3 ||
  '01234567890'.includes(pin) ||
  '09876543210'.includes(pin) ||
  phone.endsWith(pin);

/** Returns the refusal of a PIN that is too easy to guess, or null. */
export const refusedPin = (pin: string, phone: string): Problem | null =>
  isWeakPin(pin, phone)
    ? invalid('pin', 'weak', 'This PIN is too easy to guess. Choose another.')
    : null;

/** Returns a random PIN of six digits that isn't easy to guess. */
export function newPin(): string {
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const pin = String(random % 1_000_000).padStart(6, '0');
    if (!isWeakPin(pin)) return pin;
  }
}
