import type { NewPairedDevice } from '@servery/api';
import { Banner, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePairedDevices } from '../../hooks/usePairedDevices.ts';
import { sharedMessages as messages } from '../../messages/sharedDevices.ts';
import { shownCode } from '../SharedDevices.css.ts';

interface PairingCodeProps {
  made: NewPairedDevice;
  merchantId: number | '';
}

/** The code of a new device in large letters, until the device is paired. */
export function PairingCode({ made: { device, code, minutes }, merchantId }: PairingCodeProps) {
  const { formatMessage } = useIntl();
  const { data } = usePairedDevices(merchantId);
  const isPaired = data?.aaData.some(({ id, state }) => id === device.id && state === 'paired');
  if (isPaired)
    return <Banner tone="success">{formatMessage(messages.came, { name: device.name })}</Banner>;
  return (
    <Stack gap="m" align="stretch">
      <Text as="p">
        {formatMessage(messages.how, { address: `\u2066${location.origin}\u2069` })}
      </Text>
      <p className={shownCode} dir="ltr" aria-label={formatMessage(messages.code)} role="group">
        {code}
      </p>
      <Text as="p" tone="muted">
        {formatMessage(messages.works, { minutes })}
      </Text>
    </Stack>
  );
}
