import type { PricePush } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { priceMessages as messages } from '../messages/prices.ts';
import { useUndoPricePush } from './usePricePushes.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * Returns a function that undoes a price push and shows in a toast how many outlets have their
 * earlier price again, and whether one is being undone.
 */
export function useUndoPush() {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useUndoPricePush();
  const undo = ({ id }: Pick<PricePush, 'id'>) =>
    attempt(async () => {
      const { restored, kept } = await trigger({ params: { id }, body: {} });
      toast.success({
        title: formatMessage(messages.undone, { count: restored }),
        ...(kept > 0 && { text: formatMessage(messages.kept, { count: kept }) }),
      });
    });
  return { undo, isUndoing: isMutating };
}
