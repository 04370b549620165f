import type { Grant, Order, OrderLine, Rights } from '@servery/api';
import { isOpen } from '@servery/domain/orders';
import { IconButton, LockIcon, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { entryMessages, orderActionMessages } from '../../messages/actions.ts';
import { lineMessages } from '../../messages/detail.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';

export interface LineMenuProps {
  order: Order;
  line: OrderLine;
  rights: Rights | undefined;
}

const entries = ['quantity', 'seat', 'compLine', 'voidLine'] as const;

/** The actions available on a line, or an empty placeholder of the same width if there are none. */
export function LineMenu({ order, line, rights }: LineMenuProps) {
  const { formatMessage } = useIntl();
  const open = useOpenDialog();
  if (!rights || line.status === 'voided' || !isOpen(order)) return <span />;
  const { grants } = rights;
  const edit = grants[order.is_bill_printed ? 'order.edit_after_bill' : 'order.edit'];
  const offers: Partial<Record<(typeof entries)[number], Grant>> = {
    quantity: edit,
    ...(order.order_method === 'dine_in' && { seat: grants['order.edit'] }),
    ...(!line.is_comped && { compLine: grants['order.comp'] }),
    voidLine: grants[line.sent_qty > 0 ? 'order.void_sent_line' : 'order.void_line'],
  };
  const names = entries.filter((name) => offers[name] !== undefined && offers[name] !== 'deny');
  if (names.length === 0) return <span />;
  const label = formatMessage(lineMessages.more, { name: line.name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton size="s" label={label} onPointerEnter={() => names.forEach(preloadDialog)}>
          <MoreIcon />
        </IconButton>
      }
      items={names.map((name) => ({
        id: name,
        label: formatMessage(entryMessages[name]),
        tone: name === 'voidLine' ? 'danger' : 'neutral',
        ...(offers[name] === 'approve' && {
          icon: <LockIcon />,
          description: formatMessage(orderActionMessages.needsApproval),
        }),
        onAction: () => open({ name, orderId: order.id, subject: line.id }),
      }))}
    />
  );
}
