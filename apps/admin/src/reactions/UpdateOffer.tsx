import { Banner, Button } from '@servery/ui';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { reloadApp } from '../worker/reloadApp.ts';
import { updates } from '../worker/updates.ts';
import { offer } from './UpdateOffer.css.ts';
import { shellMessages } from '../shell/messages.ts';
import { appMessages as messages } from '../appMessages.ts';

/** Banner that offers an installed newer version. It can be dismissed, to finish the work first. */
export function UpdateOffer() {
  const { formatMessage } = useIntl();
  const waiting = useSyncExternalStore(updates.subscribe, updates.read);
  const [refused, setRefused] = useState<ServiceWorker | null>(null);
  const [isPending, setPending] = useState(false);
  if (!waiting || waiting === refused) return null;
  const load = () => {
    setPending(true);
    void reloadApp();
  };
  return (
    <div className={offer}>
      <Banner
        title={formatMessage(shellMessages.outdatedTitle)}
        action={
          <Button size="s" isPending={isPending} onPress={load}>
            {formatMessage(messages.reload)}
          </Button>
        }
        onDismiss={() => setRefused(waiting)}
      >
        {formatMessage(shellMessages.updateText)}
      </Banner>
    </div>
  );
}
