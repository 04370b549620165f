import type { Order } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dialogDoneMessages } from '../../messages/dialogs.ts';

/** Returns a function that closes a dialog and shows a toast with its result. */
export function useDone(onClose: () => void) {
  const { formatMessage } = useIntl();
  return (what: keyof typeof dialogDoneMessages) =>
    ({ number }: Pick<Order, 'number'>) => {
      onClose();
      toast.success({ title: formatMessage(dialogDoneMessages[what], { number }) });
    };
}
