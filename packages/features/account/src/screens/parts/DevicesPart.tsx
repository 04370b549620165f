import { Problem, type Device } from '@servery/api';
import { LoadState } from '@servery/screens';
import { Button, Card, ConfirmDialog, Heading, Inline, Stack, Text, toast } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDevices } from '../../hooks/useDevices.ts';
import { useEndDevice } from '../../hooks/useEndDevice.ts';
import { devicesMessages as messages } from '../../messages/devices.ts';
import { toastMessages } from '../../messages/settings.ts';
import { DeviceList } from './DeviceList.tsx';
import { useDeviceMessages } from './deviceMessages.ts';

/** The devices on which the person is signed in, with a way to sign out on the others. */
export function DevicesPart() {
  const { formatMessage } = useIntl();
  const { nameOf } = useDeviceMessages();
  const { data, error, mutate } = useDevices();
  const { trigger } = useEndDevice();
  const [ending, setEnding] = useState<readonly Device[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRowGone = useRef(false);
  useEffect(() => {
    // Wait until the dialog is closed; the button that opened it was removed with its row.
    if (ending.length > 0 || !isRowGone.current) return;
    isRowGone.current = false;
    heading.current?.focus();
  }, [ending]);
  if (!data) return <LoadState error={error} hasHeading lines={6} onRetry={mutate} />;

  const others = data.devices.filter(({ is_current }) => !is_current);
  const [first] = ending;
  const isOne = ending.length === 1 && first !== undefined;
  const titleOf = () =>
    isOne
      ? formatMessage(messages.ask, { device: nameOf(first) })
      : formatMessage(messages.askAll, { count: ending.length });

  const end = async () => {
    const ended = new Set<number>();
    try {
      for (const { id } of ending) {
        await trigger({ params: { id }, body: {} }).catch(ifGone);
        ended.add(id);
      }
      toast.success({
        title: formatMessage(toastMessages.success),
        text: isOne
          ? formatMessage(messages.done, { device: nameOf(first) })
          : formatMessage(messages.doneAll, { count: ending.length }),
      });
    } catch {
      toast.error({
        title: formatMessage(toastMessages.failure),
        text: formatMessage(messages.failed),
      });
    }
    if (ended.size === 0) return;
    const devices = data.devices.filter(({ id }) => !ended.has(id));
    await mutate({ devices }, { revalidate: false });
    isRowGone.current = true;
  };

  return (
    <Card padding="l">
      <Stack>
        <Inline justify="between" align="center">
          <Stack gap="xs">
            <Heading level={2} size="m" ref={heading}>
              {formatMessage(messages.title)}
            </Heading>
            <Text tone="muted" as="p">
              {formatMessage(others.length > 0 ? messages.lead : messages.alone)}
            </Text>
          </Stack>
          {others.length > 1 && (
            <Button tone="danger" onPress={() => setEnding(others)}>
              {formatMessage(messages.all)}
            </Button>
          )}
        </Inline>
        <DeviceList devices={data.devices} onEnd={(device) => setEnding([device])} />
      </Stack>
      <ConfirmDialog
        isOpen={ending.length > 0}
        onOpenChange={(isOpen) => isOpen || setEnding([])}
        title={titleOf()}
        tone="danger"
        confirmLabel={formatMessage(messages.signOut)}
        cancelLabel={formatMessage(messages.back)}
        onConfirm={end}
      >
        {formatMessage(messages.askText)}
      </ConfirmDialog>
    </Card>
  );
}

/** Ignores `notFound`: the device was already signed out. */
const ifGone = (error: unknown) => {
  if (!(error instanceof Problem) || error.code !== 'notFound') throw error;
};
