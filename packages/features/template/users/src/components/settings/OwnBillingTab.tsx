import type { AccountSettings } from '@servery/api/template';
import { Stack } from '@servery/ui';
import { BillingTab } from '../view/BillingTab.tsx';
import { Invoices } from '../view/Invoices.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** The plan, the payment, the cards, the address and the invoices of the signed-in person. */
export function OwnBillingTab({ settings }: { settings: AccountSettings }) {
  const { user, account, payment } = settings;
  return (
    <Stack gap="l">
      <BillingTab user={user} account={account} payment={<PaymentCard payment={payment} />} />
      <Invoices invoices={account.invoices} />
    </Stack>
  );
}
