import { RowsSkeleton } from '@servery/screens';
import { AddButton, ListBody, ListPage } from '@servery/screens/list';
import { ComputerIcon, EmptyState, Grid, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePairedDevices } from '../hooks/usePairedDevices.ts';
import { sharedMessages as messages } from '../messages/sharedDevices.ts';
import { SharedDeviceCard } from './parts/SharedDeviceCard.tsx';
import { SignInLocks } from './parts/SignInLocks.tsx';

const AddDeviceDialog = lazy(async () => ({
  default: (await import('./parts/AddDeviceDialog.tsx')).AddDeviceDialog,
}));

export interface SharedDevicesProps {
  /** The merchant whose devices are shown; '' for the person's own. */
  merchantId: number | '';
}

/**
 * The shared devices of a merchant, which stay signed in: adds them by a code, and revokes them.
 */
export function SharedDevices({ merchantId }: SharedDevicesProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePairedDevices(merchantId);
  const [isAdding, setAdding] = useState(false);
  const add = <AddButton onPress={() => setAdding(true)}>{formatMessage(messages.add)}</AddButton>;
  return (
    <ListPage title={formatMessage(messages.title)} actions={data && data.total > 0 && add}>
      <Text as="p" tone="muted">
        {formatMessage(messages.lead)}
      </Text>
      <SignInLocks merchantId={merchantId} />
      <ListBody
        error={error}
        data={data}
        forbiddenTitle={formatMessage(messages.refused)}
        forbidden={formatMessage(messages.refusedText)}
        onRetry={mutate}
        rows={data?.aaData}
        skeleton={<RowsSkeleton hasHeading lines={4} />}
        empty={
          <EmptyState icon={<ComputerIcon />} title={formatMessage(messages.none)} action={add}>
            {formatMessage(messages.noneText)}
          </EmptyState>
        }
      >
        {(devices) => (
          <Grid item="l">
            {devices.map((device) => (
              <SharedDeviceCard key={device.id} device={device} />
            ))}
          </Grid>
        )}
      </ListBody>
      {isAdding && (
        <Suspense>
          <AddDeviceDialog merchantId={merchantId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
