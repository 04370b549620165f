import type { MerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, Card, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { supermerchantMessages as messages } from '../messages/supermerchants.ts';

const SupermerchantForm = lazy(async () => ({
  default: (await import('./SupermerchantForm.tsx')).SupermerchantForm,
}));

interface SupermerchantFactsProps {
  merchant: MerchantAccount;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
}

/** The supermerchant who runs a merchant. Only administrators can change them. */
export function SupermerchantFacts({ merchant, onCurrent }: SupermerchantFactsProps) {
  const { formatMessage } = useIntl();
  const can = useRights();
  // The version that is edited stays, even if the merchant reloads.
  const [edited, setEdited] = useState<MerchantAccount | null>(null);
  const { supermerchant } = merchant;
  return (
    <Card
      title={formatMessage(messages.supermerchant)}
      level={3}
      actions={
        can('merchant.approve') && (
          <Button size="s" onPress={() => setEdited(merchant)}>
            {formatMessage(messages.changeDots)}
          </Button>
        )
      }
    >
      {supermerchant ? (
        <bdi>{supermerchant.name}</bdi>
      ) : (
        <Text tone="muted">{formatMessage(messages.none)}</Text>
      )}
      <Suspense fallback={null}>
        {edited && (
          <SupermerchantForm
            merchant={edited}
            onCurrent={(now) => {
              setEdited(now);
              onCurrent(now);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
