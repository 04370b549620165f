import type { Order } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dialogDoneWords } from '../../messages/actions.ts';

/** Says what a dialog has done and closes it. */
export function useDone(onClose: () => void) {
  const { formatMessage } = useIntl();
  return (what: keyof typeof dialogDoneWords) =>
    ({ number }: Pick<Order, 'number'>) => {
      onClose();
      toast.success({ title: formatMessage(dialogDoneWords[what], { number }) });
    };
}
