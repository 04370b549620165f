import { Problem, type Device } from '@servery/api';
import { Button, Card, ConfirmDialog, Heading, Inline, Stack, Text, toast } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useDevices } from '../../hooks/useDevices.ts';
import { useEndDevice } from '../../hooks/useEndDevice.ts';
import { devicesWords as words } from '../../messages/devices.ts';
import { toastWords } from '../../messages/settings.ts';
import { DeviceList } from './DeviceList.tsx';
import { useDeviceWords } from './deviceWords.ts';

/** Where one is signed in, and the way to end it elsewhere. */
export function DevicesPart() {
  const { formatMessage } = useIntl();
  const { nameOf } = useDeviceWords();
  const { data, error, mutate } = useDevices();
  const { trigger } = useEndDevice();
  const [asked, setAsked] = useState<readonly Device[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRowGone = useRef(false);
  useEffect(() => {
    // Once the dialog is closed: the button that opened it went with its row.
    if (asked.length > 0 || !isRowGone.current) return;
    isRowGone.current = false;
    heading.current?.focus();
  }, [asked]);
  if (!data && error) return <Trouble problem={error} onRetry={() => mutate()} />;
  if (!data) return <Waiting />;

  const others = data.devices.filter(({ is_current }) => !is_current);
  const [first] = asked;
  const isOne = asked.length === 1 && first !== undefined;
  const titleOf = () =>
    isOne
      ? formatMessage(words.ask, { device: nameOf(first) })
      : formatMessage(words.askAll, { count: asked.length });

  const end = async () => {
    const ended = new Set<number>();
    try {
      for (const { id } of asked) {
        await trigger({ params: { id }, body: {} }).catch(ifGone);
        ended.add(id);
      }
      toast.success({
        title: formatMessage(toastWords.success),
        text: isOne
          ? formatMessage(words.done, { device: nameOf(first) })
          : formatMessage(words.doneAll, { count: asked.length }),
      });
    } catch {
      toast.error({ title: formatMessage(toastWords.failure), text: formatMessage(words.failed) });
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
              {formatMessage(words.title)}
            </Heading>
            <Text tone="muted" as="p">
              {formatMessage(others.length > 0 ? words.lead : words.alone)}
            </Text>
          </Stack>
          {others.length > 1 && (
            <Button tone="danger" onPress={() => setAsked(others)}>
              {formatMessage(words.all)}
            </Button>
          )}
        </Inline>
        <DeviceList devices={data.devices} onEnd={(device) => setAsked([device])} />
      </Stack>
      <ConfirmDialog
        isOpen={asked.length > 0}
        onOpenChange={(isOpen) => isOpen || setAsked([])}
        title={titleOf()}
        tone="danger"
        confirmLabel={formatMessage(words.signOut)}
        cancelLabel={formatMessage(words.back)}
        onConfirm={end}
      >
        {formatMessage(words.askText)}
      </ConfirmDialog>
    </Card>
  );
}

/** One that was signed out meanwhile is signed out. */
const ifGone = (error: unknown) => {
  if (!(error instanceof Problem) || error.code !== 'notFound') throw error;
};
