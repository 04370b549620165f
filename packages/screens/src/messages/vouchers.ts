import { defineMessages } from './define.ts';
import { problemMessages } from './problems.ts';

/** Messages of prepaid vouchers as tenders. */
export const voucherMessages = defineMessages({
  code: { id: 'screens.voucher.code', defaultMessage: 'Voucher code' },
  codeHelp: {
    id: 'screens.voucher.codeHelp',
    defaultMessage: 'Scan or type the code on the voucher.',
  },
  codeInvalid: {
    id: 'screens.voucher.codeInvalid',
    defaultMessage: 'Enter 4 to 20 letters, digits or hyphens.',
  },
  faceValue: { id: 'screens.voucher.faceValue', defaultMessage: 'Face value' },
  faceValueOf: { id: 'screens.voucher.faceValueOf', defaultMessage: 'Face value {amount}' },
  forfeited: {
    id: 'screens.voucher.forfeited',
    defaultMessage: '{amount} of the voucher isn’t paid out.',
  },
  pays: { id: 'screens.voucher.pays', defaultMessage: 'The voucher pays {amount}.' },
  required: problemMessages.required,
  take: { id: 'screens.voucher.take', defaultMessage: 'Take voucher' },
  taken: {
    id: 'screens.voucher.taken',
    defaultMessage: 'This voucher has already been used. Check the code, or take another payment.',
  },
});
