import type { OrderRow } from '@servery/api';
import { IconButton, Menu, MoreIcon } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { orderActionMessages } from '../../messages/actions.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import type { EntryAction, Entry } from '../OrderActions/entries.ts';
import { useMenuItems } from '../OrderActions/useMenuItems.tsx';

interface TicketMenuProps {
  order: Pick<OrderRow, 'number'>;
  groups: readonly (readonly Entry[])[];
  tabIndex: 0 | -1;
  /** Whether a step of the order is in progress. */
  isStepping: boolean;
  onAction: (doing: EntryAction) => void;
}

/** The menu of a ticket's other actions, which opens as soon as its code has loaded. */
export function TicketMenu({ order, groups, tabIndex, isStepping, onAction }: TicketMenuProps) {
  const { formatMessage } = useIntl();
  // Open after the button has the focus, so that closing the menu can return the focus to it.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Rendered closed first and open in the next render, on purpose.
    setOpen(true);
  }, []);
  const items = useMenuItems({ groups, onAction, isStepping });
  const label = formatMessage(orderActionMessages.more, { number: order.number });
  const preload = () => {
    for (const { doing } of groups.flat()) if ('dialog' in doing) preloadDialog(doing.dialog);
  };
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={label}
      placement="bottom end"
      items={items}
      trigger={
        <IconButton
          emphasis="outline"
          size="l"
          autoFocus
          tabIndex={tabIndex}
          label={label}
          onPointerEnter={preload}
        >
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
