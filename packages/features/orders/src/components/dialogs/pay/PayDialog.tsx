import { useIntl } from 'react-intl';
import { useTogglePaymentStatus } from '../../../hooks/useTogglePaymentStatus.ts';
import { dialogDoneMessages, titleMessages } from '../../../messages/actions.ts';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useDone } from '../useDone.ts';
import { PayBills } from './PayBills.tsx';

/** Takes payment for an order. */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useTogglePaymentStatus();
  const done = useDone(onClose);
  const { number } = order;
  return (
    <PayBills
      title={formatMessage(titleMessages.pay, { number })}
      doneTitle={formatMessage(dialogDoneMessages.pay, { number })}
      orders={[order]}
      pay={async (tender, [bill = order]) => {
        const { id: order_id, version } = bill;
        return [await trigger({ body: { paid: true, order_id, version, tenders: [tender] } })];
      }}
      onDone={() => done('pay')(order)}
      onClose={onClose}
    />
  );
}
