import type { ItemPush } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { itemPushMessages as messages } from '../messages/itemPushes.ts';
import { useUndoItemPush } from './useItemPushes.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * Returns a function that undoes a push of an item and shows in a toast how many outlets are as
 * before again, and whether one is being undone.
 */
export function useUndoItem() {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useUndoItemPush();
  const undo = ({ id }: Pick<ItemPush, 'id'>) =>
    attempt(async () => {
      const { restored, kept } = await trigger({ params: { id }, body: {} });
      toast.success({
        title: formatMessage(messages.undone, { count: restored }),
        ...(kept > 0 && { text: formatMessage(messages.kept, { count: kept }) }),
      });
    });
  return { undo, isUndoing: isMutating };
}
