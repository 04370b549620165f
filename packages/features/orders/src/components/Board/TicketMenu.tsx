import type { OrderRow } from '@servery/api';
import { IconButton, LockIcon, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { entryMessages, orderActionMessages } from '../../messages/actions.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import type { EntryAction, Entry } from '../OrderActions/entries.ts';

const dangerous: ReadonlySet<Entry['id']> = new Set(['reject', 'cancel', 'void']);

interface TicketMenuProps {
  order: Pick<OrderRow, 'number'>;
  groups: readonly (readonly Entry[])[];
  tabIndex: 0 | -1;
  onAction: (doing: EntryAction) => void;
}

/** The menu of a ticket's other actions, which opens as soon as its code has loaded. */
export function TicketMenu({ order, groups, tabIndex, onAction }: TicketMenuProps) {
  const { formatMessage } = useIntl();
  // Open after the button has the focus, so that closing the menu can return the focus to it.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Rendered closed first and open in the next render, on purpose.
    setOpen(true);
  }, []);
  const label = formatMessage(orderActionMessages.more, { number: order.number });
  const toItem = ({ id, doing, isLocked }: Entry): MenuEntry => ({
    id,
    label: formatMessage(entryMessages[id]),
    tone: dangerous.has(id) ? 'danger' : 'neutral',
    ...(isLocked && {
      icon: <LockIcon />,
      description: formatMessage(orderActionMessages.needsApproval),
    }),
    onAction: () => onAction(doing),
  });
  const preload = () => {
    for (const { doing } of groups.flat()) if ('dialog' in doing) preloadDialog(doing.dialog);
  };
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={label}
      placement="bottom end"
      items={groups.flatMap((group, i): MenuEntry[] => [
        ...(i > 0 ? [{ type: 'separator' as const, id: `gap ${group[0]?.id}` }] : []),
        ...group.map(toItem),
      ])}
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
