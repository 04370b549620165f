import { invalid, type editSetting, type Parsed, type PayoutAccount } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { fieldsOf } from './fieldsOf.ts';
import { isAccountNumber, maskedNumber, plainNumber } from './payout.ts';
import {
  inForce,
  requireVersion,
  saveSection,
  type SettingContext,
  type SettingResult,
} from './saveSection.ts';

type PayoutInput = Omit<
  Extract<Parsed<typeof editSetting>['body'], { type: 'payout' }>,
  'id' | 'type'
>;

/**
 * Returns the account after an edit. Without a number it keeps its own, as long as the bank stays.
 * @throws `invalid`
 */
function accountOf(
  { bank, holder, ...input }: Omit<PayoutInput, 'version'>,
  before: PayoutAccount | undefined,
): PayoutAccount {
  const bank_name = bank === 'other' ? input.bank_name : '';
  if (bank === 'other' && bank_name === '')
    throw invalid('bank_name', 'required', 'Enter the name of the bank.');
  const isSameBank = before?.bank === bank && before.bank_name === bank_name;
  const number = plainNumber(input.number) || (isSameBank ? before.number : '');
  if (number === '') throw invalid('number', 'required', 'Enter the account number.');
  if (!isAccountNumber(bank, number))
    throw invalid('number', 'length', 'This bank’s account numbers have a different length.');
  return { bank, bank_name, holder, number };
}

/**
 * Changes the account to which payouts go. The history has the last four characters of its number.
 * @throws `conflict` or `invalid`
 */
export function editPayout(
  merchant: MerchantRecord,
  { version, ...input }: PayoutInput,
  context: SettingContext,
): SettingResult {
  requireVersion(merchant, 'payout', version, context);
  const now = inForce(merchant, context);
  const { payout: old } = now.settings;
  const payout = accountOf(input, old);
  const next = { name: now.name, settings: { ...now.settings, payout } };
  const before = fieldsOf('payout', now);
  // Two numbers with the same end look the same, but the history must have the change.
  const isAlike =
    old && old.number !== payout.number && before['number'] === maskedNumber(payout.number);
  return saveSection(now, 'payout', next, {
    before: isAlike ? { ...before, number: null } : before,
    after: fieldsOf('payout', next),
    from: null,
    is_cancelled: false,
  });
}
