import type { PriceOutlet } from '@servery/api';
import { priceSums } from '@servery/domain/price-pushes';
import { Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSignedMoney } from '../../hooks/useSignedMoney.ts';
import { priceMessages as messages } from '../../messages/prices.ts';
import { canChange } from './chosenOutlets.ts';

interface PushSummaryProps {
  merchant_id: number;
  outlets: readonly PriceOutlet[];
  chosen: readonly PriceOutlet[];
  hasPrice: boolean;
}

/** The number of outlets that a new price changes, and what it would have changed last week. */
export function PushSummary({ merchant_id, outlets, chosen, hasPrice }: PushSummaryProps) {
  const { formatMessage } = useIntl();
  const signed = useSignedMoney(merchant_id);
  const { sold, effect } = priceSums(chosen);
  const kept = outlets.filter(canChange).length - chosen.length;
  const week =
    sold === 0
      ? formatMessage(messages.noEffect)
      : formatMessage(messages.effect, { amount: signed(effect), sold });
  return (
    <div role="status">
      {hasPrice ? (
        <>
          <Text as="p" weight="medium" size="l">
            {formatMessage(messages.changes, { count: chosen.length })}{' '}
            {kept > 0 && formatMessage(messages.keeps, { count: kept })}
          </Text>
          {chosen.length > 0 && <Text as="p">{week}</Text>}
        </>
      ) : (
        <Text as="p" tone="muted">
          {formatMessage(messages.enter)}
        </Text>
      )}
    </div>
  );
}
