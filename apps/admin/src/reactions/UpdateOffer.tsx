import { Banner, Button } from '@servery/ui';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { loadAnew } from '../worker/loadAnew.ts';
import { updates } from '../worker/updates.ts';
import { offer } from './UpdateOffer.css.ts';
import { shellWords } from '../shell/words.ts';
import { appWords as words } from '../words.ts';

/** Offers a newer version that is installed and waits; work goes on until somebody takes it. */
export function UpdateOffer() {
  const { formatMessage } = useIntl();
  const waiting = useSyncExternalStore(updates.subscribe, updates.read);
  const [refused, setRefused] = useState<ServiceWorker | null>(null);
  const [isPending, setPending] = useState(false);
  if (!waiting || waiting === refused) return null;
  const load = () => {
    setPending(true);
    void loadAnew();
  };
  return (
    <div className={offer}>
      <Banner
        title={formatMessage(words.outdatedTitle)}
        action={
          <Button size="s" isPending={isPending} onPress={load}>
            {formatMessage(words.reload)}
          </Button>
        }
        onDismiss={() => setRefused(waiting)}
        dismissLabel={formatMessage(words.close)}
      >
        {formatMessage(shellWords.updateText)}
      </Banner>
    </div>
  );
}
