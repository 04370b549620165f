import type { Order } from '@servery/api';
import { useUser } from '@servery/api/user';
import { IconButton, PrinterIcon } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { detailWords } from '../../messages/detail.ts';

/** What prints an order: a dialog that the app hands in. */
export type RenderPrint = (order: Order, onClose: () => void) => ReactNode;

interface PrintPartProps {
  order: Order;
  size: 'm' | 'l';
  render: RenderPrint;
}

/** The button that opens the print dialog, for whoever may print what there is to print. */
export function PrintPart({ order, size, render }: PrintPartProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.rights.grants['print.job'] !== 'allow' || order.status === 'draft') return null;
  return (
    <>
      <IconButton
        emphasis="outline"
        size={size}
        label={formatMessage(detailWords.print, { number: order.number })}
        onPress={() => setOpen(true)}
      >
        <PrinterIcon />
      </IconButton>
      {isOpen && render(order, () => setOpen(false))}
    </>
  );
}
