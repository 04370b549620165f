import type { Order } from '@servery/api';
import { Button, Checkbox, Collapse, Segment, Segmented } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { kindMessages, printMessages as messages } from '../../messages.ts';
import { wholeShare, type Share, type Sheet } from '../../sheet.ts';
import { PrintFrame, type PrintDialogEnd } from './PrintFrame.tsx';
import { ShareFields } from './ShareFields.tsx';

const types = ['bill', 'receipt', 'kitchen'] as const;
type Type = (typeof types)[number];

export interface PrintDialogProps extends PrintDialogEnd {
  order: Pick<
    Order,
    | 'id'
    | 'number'
    | 'merchant_id'
    | 'transaction_id'
    | 'items'
    | 'balance'
    | 'apply_service_charge'
  >;
  /** The initially chosen type; by default, what the guest needs next. */
  type?: Type;
  /** The amounts of the whole bill with their explanations, to open below the preview. */
  figures?: ReactNode;
}

/** Prints an order: the bill, the receipt, the kitchen ticket or a guest's share. */
export function PrintDialog({ order, type: first, figures, ...end }: PrintDialogProps) {
  const { formatMessage } = useIntl();
  const { id, merchant_id, number, transaction_id } = order;
  const isPaid = order.balance <= 0;
  const [type, setType] = useState<Type>(first ?? (isPaid ? 'receipt' : 'bill'));
  const [isAgain, setAgain] = useState(false);
  const [isShare, setIsShare] = useState(false);
  const [share, setShare] = useState<Share>({
    ...wholeShare,
    apply_service_charge: order.apply_service_charge,
  });
  const sheet: Sheet =
    isShare && type !== 'kitchen'
      ? { is: 'share', merchant_id, of: { transaction_id }, share, isPaid }
      : { is: 'order', order_id: id, type, again: isAgain };
  return (
    <PrintFrame
      title={formatMessage(messages.title, { number })}
      sheet={sheet}
      merchantId={merchant_id}
      after={
        figures &&
        type !== 'kitchen' &&
        !isShare && (
          <Collapse
            trigger={
              <Button tone="neutral" emphasis="ghost">
                {formatMessage(messages.figures)}
              </Button>
            }
          >
            {figures}
          </Collapse>
        )
      }
      {...end}
    >
      <Segmented
        label={formatMessage(messages.what)}
        isLabelHidden
        value={type}
        onChange={setType}
        isWide
      >
        {types.map((one) => (
          <Segment key={one} value={one}>
            {formatMessage(kindMessages[one])}
          </Segment>
        ))}
      </Segmented>
      {type !== 'kitchen' && (
        <Checkbox isSelected={isShare} onChange={setIsShare}>
          {formatMessage(messages.onlyShare)}
        </Checkbox>
      )}
      {isShare && type !== 'kitchen' && (
        <ShareFields orders={[order]} value={share} onChange={setShare} />
      )}
      {(type === 'kitchen' || (type === 'receipt' && !isShare)) && (
        <Checkbox isSelected={isAgain} onChange={setAgain}>
          {formatMessage(messages.again)}
        </Checkbox>
      )}
    </PrintFrame>
  );
}
