import type { Bank, MaskedAccount, PayoutAccount } from '@servery/api';

/** The lengths of account numbers, for banks where all numbers have one of them. */
const lengths: Partial<Record<Bank, readonly number[]>> = {
  bank_islam: [14],
  bsn: [16],
  cimb: [10, 14],
  maybank: [12],
  public_bank: [10],
  rhb: [14],
};

/** Returns an account number as it is stored: without spaces and hyphens, in capitals. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether a plain number can be one of a bank. Numbers of other banks can be IBANs. */
export function isAccountNumber(bank: Bank, number: string): boolean {
  if (bank === 'other') return /^[A-Z\d]{8,34}$/.test(number);
  if (!/^\d{8,17}$/.test(number)) return false;
  return lengths[bank]?.includes(number.length) ?? true;
}

const lastFour = (number: string): string => number.slice(-4);

/** Returns an account number with all but its last four characters hidden. */
export const maskedNumber = (number: string): string => `•••• ${lastFour(number)}`;

/** Returns an account with only the last four characters of its number. */
export const maskAccount = ({ number, ...account }: PayoutAccount): MaskedAccount => ({
  ...account,
  last_four: lastFour(number),
});
