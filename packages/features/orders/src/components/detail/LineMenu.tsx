import type { Grant, Order, OrderLine, Rights } from '@servery/api';
import { isOpen } from '@servery/domain/orders';
import { IconButton, LockIcon, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { entryWords, orderActionWords } from '../../messages/actions.ts';
import { lineWords } from '../../messages/detail.ts';
import { useOpenDialog } from '../dialogs/OrderDialogs.tsx';
import { preloadDialog } from '../dialogs/registry.ts';

export interface LineMenuProps {
  order: Order;
  line: OrderLine;
  rights: Rights | undefined;
}

/** What can be done with a line now, by whom; a place of its width where there is nothing. */
export function LineMenu({ order, line, rights }: LineMenuProps) {
  const { formatMessage } = useIntl();
  const open = useOpenDialog();
  if (!rights || line.status === 'voided' || !isOpen(order)) return <span />;
  const { grants } = rights;
  const edit = grants[order.is_bill_printed ? 'order.edit_after_bill' : 'order.edit'];
  const offers: Partial<Record<'quantity' | 'compLine' | 'voidLine', Grant>> = {
    quantity: edit,
    ...(!line.is_comped && { compLine: grants['order.comp'] }),
    voidLine: grants[line.sent_qty > 0 ? 'order.void_sent_line' : 'order.void_line'],
  };
  const names = (['quantity', 'compLine', 'voidLine'] as const).filter(
    (name) => offers[name] !== undefined && offers[name] !== 'deny',
  );
  if (names.length === 0) return <span />;
  const label = formatMessage(lineWords.more, { name: line.name });
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
        label: formatMessage(entryWords[name]),
        tone: name === 'voidLine' ? 'danger' : 'neutral',
        ...(offers[name] === 'approve' && {
          icon: <LockIcon />,
          description: formatMessage(orderActionWords.needsApproval),
        }),
        onAction: () => open({ name, orderId: order.id, subject: line.id }),
      }))}
    />
  );
}
