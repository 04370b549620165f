import type { MerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Card, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { exportMessages as messages } from '../messages/export.ts';
import { DownloadEverything } from './DownloadEverything.tsx';

/** Everything that belongs to a merchant, to download; nothing without permission. */
export function DataFacts({ merchant }: { merchant: Pick<MerchantAccount, 'id' | 'name'> }) {
  const { formatMessage } = useIntl();
  const can = useRights();
  if (!can('merchant.export')) return null;
  return (
    <Card title={formatMessage(messages.title)} level={3}>
      <Stack gap="m" align="stretch">
        <Text as="p">{formatMessage(messages.text)}</Text>
        <DownloadEverything merchant={merchant} />
      </Stack>
    </Card>
  );
}
