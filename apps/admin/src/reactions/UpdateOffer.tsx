import { Banner, Button } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reloadApp } from '../worker/reloadApp.ts';
import { offer } from './UpdateOffer.css.ts';
import { lateMessages } from '../shell/lateMessages.ts';
import { shellMessages } from '../shell/messages.ts';
import { appMessages as messages } from '../appMessages.ts';

/** Banner that offers an installed newer version. It can be dismissed, to finish the work first. */
export default function UpdateOffer({ waiting }: { waiting: ServiceWorker }) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState<ServiceWorker | null>(null);
  const [isPending, setPending] = useState(false);
  if (waiting === refused) return null;
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
        {formatMessage(lateMessages.updateText)}
      </Banner>
    </div>
  );
}
