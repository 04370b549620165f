import { Banner, Button } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { permissionHintMessages as messages } from '../../messages/settings.ts';

const read = () => ('Notification' in globalThis ? Notification.permission : 'unsupported');

/** A hint if this browser doesn't show notifications, with a button that asks for permission. */
export function NoticePermission() {
  const { formatMessage } = useIntl();
  const [permission, setPermission] = useState(read);
  if (permission === 'granted') return null;
  const ask = async () => {
    await Notification.requestPermission();
    setPermission(read());
  };
  if (permission === 'default')
    return (
      <Banner
        isLive={false}
        title={formatMessage(messages.ask)}
        action={<Button onPress={() => void ask()}>{formatMessage(messages.allow)}</Button>}
      >
        {formatMessage(messages.askText)}
      </Banner>
    );
  if (permission === 'unsupported')
    return (
      <Banner tone="neutral" isLive={false} title={formatMessage(messages.unsupported)}>
        {formatMessage(messages.unsupportedText)}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      isLive={false}
      title={formatMessage(messages.denied)}
      action={
        <Button onPress={() => setPermission(read())}>{formatMessage(messages.recheck)}</Button>
      }
    >
      {formatMessage(messages.deniedText)}
    </Banner>
  );
}
