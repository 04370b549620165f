import * as v from 'valibot';
import { text } from '../fields.ts';

/** The banks to which payouts can go. */
export const banks = [
  'affin',
  'agro',
  'alliance',
  'ambank',
  'bank_islam',
  'bank_muamalat',
  'bank_rakyat',
  'bsn',
  'cimb',
  'gxbank',
  'hong_leong',
  'hsbc',
  'maybank',
  'mbsb',
  'ocbc',
  'public_bank',
  'rhb',
  'standard_chartered',
  'uob',
  'other',
] as const;
export type Bank = (typeof banks)[number];

const shown = {
  bank: v.picklist(banks),
  /** The name of an `other` bank; '' for the banks of the list. */
  bank_name: text(0, 60),
  holder: text(0, 120),
};

/** The bank account of a merchant, as hosts store it. No response has the whole number. */
export const payoutAccount = v.object({ ...shown, number: v.string() });
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

/** The bank account of a merchant in a response, with only the end of its number. */
export const maskedAccount = v.object({
  ...shown,
  /** The last four characters of its number. */
  last_four: v.string(),
});
export type MaskedAccount = v.InferOutput<typeof maskedAccount>;
