import * as v from 'valibot';
import { text } from './fields.ts';

/** The code on a prepaid voucher: 4 to 20 letters, digits and hyphens, in upper case. */
export const voucherCode = v.pipe(
  text(4, 20),
  v.regex(/^[A-Za-z0-9-]+$/, 'Must be letters, digits and hyphens.'),
  v.toUpperCase(),
);

/** Returns the code of a voucher that was typed or scanned; null if it isn't one. */
export function readVoucherCode(typed: string): string | null {
  const { success, output } = v.safeParse(voucherCode, typed);
  return success ? output : null;
}
