import type { Order } from '@servery/api';
import { useUser } from '@servery/api/user';
import { IconButton, PrinterIcon } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { detailMessages } from '../../messages/detail.ts';

/** Renders the print dialog of an order, which the app provides. */
export type RenderPrint = (order: Order, onClose: () => void) => ReactNode;

interface PrintPartProps {
  order: Order;
  size: 'm' | 'l';
  render: RenderPrint;
}

/**
 * A button that opens the print dialog. Not shown for drafts or without the permission to print.
 */
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
        label={formatMessage(detailMessages.print, { number: order.number })}
        onPress={() => setOpen(true)}
      >
        <PrinterIcon />
      </IconButton>
      {isOpen && render(order, () => setOpen(false))}
    </>
  );
}
