import { Banner, Button, Dialog, Skeleton } from '@servery/ui';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOrder } from '../../hooks/useOrder.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { dialogMessages } from '../../messages/dialogs.ts';
import type { DialogInput } from './useOpenDialog.ts';
import { dialogs } from './registry.ts';

interface OpenDialogProps {
  input: DialogInput;
  onOpen: ((id: number) => void) | undefined;
  onClose: () => void;
}

/**
 * Loads the full order, because a ticket has only a summary, and renders the action dialog for it.
 */
export function OpenDialog({ input, ...rest }: OpenDialogProps) {
  const { data: order, error, mutate } = useOrder(input.orderId);
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const Body = dialogs[input.name];
  const opening = (
    <Dialog isOpen title={formatMessage(dialogMessages.opening)} onOpenChange={rest.onClose}>
      {error ? (
        <Banner
          tone="danger"
          action={
            <Button size="s" onPress={() => void mutate()}>
              <FormattedMessage {...dialogMessages.retry} />
            </Button>
          }
        >
          {problemText(error)}
        </Banner>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
  if (!order) return opening;
  return (
    <Suspense fallback={opening}>
      <Body order={order} subject={input.subject} {...rest} />
    </Suspense>
  );
}
