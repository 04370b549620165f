import type { Bank } from '@servery/api';

/** The names of the banks, which are the same in every language. */
export const bankNames: Readonly<Record<Exclude<Bank, 'other'>, string>> = {
  affin: 'Affin Bank',
  agro: 'Agrobank',
  alliance: 'Alliance Bank',
  ambank: 'AmBank',
  bank_islam: 'Bank Islam',
  bank_muamalat: 'Bank Muamalat',
  bank_rakyat: 'Bank Rakyat',
  bsn: 'BSN',
  cimb: 'CIMB Bank',
  gxbank: 'GXBank',
  hong_leong: 'Hong Leong Bank',
  hsbc: 'HSBC',
  maybank: 'Maybank',
  mbsb: 'MBSB Bank',
  ocbc: 'OCBC Bank',
  public_bank: 'Public Bank',
  rhb: 'RHB Bank',
  standard_chartered: 'Standard Chartered',
  uob: 'UOB',
};
