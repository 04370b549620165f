import type { Order } from '@servery/api';
import { Segment, Segmented } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { printMessages as messages } from '../../messages.ts';
import { wholeShare, type Share, type Sheet } from '../../sheet.ts';
import { PrintFrame, type PrintDialogEnd } from './PrintFrame.tsx';
import { ShareFields } from './ShareFields.tsx';

export interface TablePrintDialogProps extends PrintDialogEnd {
  table: { id: number; name: string; merchant_id: number };
  /** The unpaid orders of the table. */
  orders: readonly Pick<
    Order,
    'id' | 'number' | 'merchant_id' | 'items' | 'apply_service_charge'
  >[];
}

/** Prints the bill of a table: all its open orders, or one guest's share. */
export function TablePrintDialog({ table, orders, ...end }: TablePrintDialogProps) {
  const { formatMessage } = useIntl();
  const { id: table_id, merchant_id, name } = table;
  const [what, setWhat] = useState<'all' | 'share'>('all');
  const [share, setShare] = useState<Share>({
    ...wholeShare,
    apply_service_charge: orders.every((order) => order.apply_service_charge),
  });
  const order_id = orders.map(({ id }) => id);
  const sheet: Sheet =
    what === 'all'
      ? { is: 'table', merchant_id, table_id, order_id }
      : { is: 'share', merchant_id, of: { order_id }, share, isPaid: false };
  return (
    <PrintFrame
      title={formatMessage(messages.tableTitle, { name })}
      sheet={sheet}
      merchantId={merchant_id}
      {...end}
    >
      <Segmented
        label={formatMessage(messages.what)}
        isLabelHidden
        value={what}
        onChange={setWhat}
        isWide
      >
        <Segment value="all">{formatMessage(messages.all)}</Segment>
        <Segment value="share">{formatMessage(messages.share)}</Segment>
      </Segmented>
      {what === 'share' && <ShareFields orders={orders} value={share} onChange={setShare} />}
    </PrintFrame>
  );
}
