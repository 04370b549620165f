import { Banner, Button, Dialog, Skeleton } from '@servery/ui';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOrder } from '../../hooks/useOrder.ts';
import { useProblemWords } from '../../hooks/useProblemWords.ts';
import { dialogWords } from '../../messages/actions.ts';
import type { DialogWish } from './OrderDialogs.tsx';
import { dialogs } from './registry.ts';

interface OpenDialogProps {
  wish: DialogWish;
  onOpen: ((id: number) => void) | undefined;
  onClose: () => void;
}

/** An action dialog with its order: fetched here, as a ticket knows it only in short. */
export function OpenDialog({ wish, ...rest }: OpenDialogProps) {
  const { data: order, error, mutate } = useOrder(wish.orderId);
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  const Body = dialogs[wish.name];
  const opening = (
    <Dialog
      isOpen
      title={formatMessage(dialogWords.opening)}
      closeLabel={formatMessage(dialogWords.close)}
      onOpenChange={rest.onClose}
    >
      {error ? (
        <Banner
          tone="danger"
          action={
            <Button size="s" onPress={() => void mutate()}>
              <FormattedMessage {...dialogWords.retry} />
            </Button>
          }
        >
          {words(error)}
        </Banner>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
  if (!order) return opening;
  return (
    <Suspense fallback={opening}>
      <Body order={order} subject={wish.subject} {...rest} />
    </Suspense>
  );
}
