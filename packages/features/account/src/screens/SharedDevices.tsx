import type { PairedDevice } from '@servery/api';
import {
  Button,
  ComputerIcon,
  EmptyState,
  Grid,
  Heading,
  Inline,
  LockIcon,
  PlusIcon,
  Stack,
  Text,
} from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { usePairedDevices } from '../hooks/usePairedDevices.ts';
import { sharedWords as words } from '../messages/sharedDevices.ts';
import { SharedDeviceCard } from './parts/SharedDeviceCard.tsx';

const AddDeviceDialog = lazy(async () => ({
  default: (await import('./parts/AddDeviceDialog.tsx')).AddDeviceDialog,
}));

export interface SharedDevicesProps {
  /** The merchant whose devices are shown; '' for the person's own. */
  merchantId: number | '';
}

/** The devices of a merchant that stay signed in: adds them by a code, and revokes them. */
export function SharedDevices({ merchantId }: SharedDevicesProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePairedDevices(merchantId);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button tone="accent" emphasis="solid" icon={<PlusIcon />} onPress={() => setAdding(true)}>
      {formatMessage(words.add)}
    </Button>
  );
  const body = (devices: readonly PairedDevice[]) =>
    devices.length === 0 ? (
      <EmptyState icon={<ComputerIcon />} title={formatMessage(words.none)} action={add}>
        {formatMessage(words.noneText)}
      </EmptyState>
    ) : (
      <Grid item="l">
        {devices.map((device) => (
          <SharedDeviceCard key={device.id} device={device} />
        ))}
      </Grid>
    );
  return (
    <Stack gap="l" align="stretch">
      <Inline justify="between" align="center">
        <Stack gap="xs">
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <Text as="p" tone="muted">
            {formatMessage(words.lead)}
          </Text>
        </Stack>
        {data && data.total > 0 && add}
      </Inline>
      {!data && !error && <Waiting lines={4} />}
      {!data && error?.code === 'forbidden' && (
        <EmptyState icon={<LockIcon />} title={formatMessage(words.refused)}>
          {formatMessage(words.refusedText)}
        </EmptyState>
      )}
      {!data && error && error.code !== 'forbidden' && (
        <Trouble problem={error} onRetry={() => mutate()} />
      )}
      {data && body(data.aaData)}
      {isAdding && (
        <Suspense>
          <AddDeviceDialog merchantId={merchantId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
