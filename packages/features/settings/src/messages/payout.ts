import { defineMessages } from '@servery/screens/define';

/** Messages of the payout account. */
export const payoutMessages = defineMessages({
  help: {
    id: 'settings.payout.help',
    defaultMessage:
      'Payouts of online payments go to this account. Only the last 4 digits of its number are shown.',
  },
  bank: { id: 'settings.payout.bank', defaultMessage: 'Bank' },
  choose: { id: 'settings.payout.choose', defaultMessage: 'Choose bank' },
  other: { id: 'settings.payout.other', defaultMessage: 'Another bank' },
  bankName: { id: 'settings.payout.bankName', defaultMessage: 'Bank name' },
  holder: { id: 'settings.payout.holder', defaultMessage: 'Account holder' },
  holderHelp: {
    id: 'settings.payout.holderHelp',
    defaultMessage: 'Exactly as the bank has it, such as the registered company name.',
  },
  number: { id: 'settings.payout.number', defaultMessage: 'Account number' },
  keep: {
    id: 'settings.payout.keep',
    defaultMessage: 'Leave blank to keep the account that ends in {digits}.',
  },
  length: {
    id: 'settings.payout.length',
    defaultMessage: 'This bank’s account numbers have a different length. Check the number.',
  },
});
