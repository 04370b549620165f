import type { OrderRow } from '@servery/api';
import { IconButton, LockIcon, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { entryWords, orderActionWords } from '../../messages/actions.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import type { Doing, Entry } from '../OrderActions/entries.ts';

const dangerous: ReadonlySet<Entry['id']> = new Set(['reject', 'cancel', 'void']);

interface TicketMenuProps {
  order: Pick<OrderRow, 'number'>;
  groups: readonly (readonly Entry[])[];
  tabIndex: 0 | -1;
  onAct: (doing: Doing) => void;
}

/** Everything else that can be done with a ticket, open as soon as it is there. */
export function TicketMenu({ order, groups, tabIndex, onAct }: TicketMenuProps) {
  const { formatMessage } = useIntl();
  // It opens once its button has the focus, so that the focus can come back to it.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- One render closed, the next open: that is the point.
    setOpen(true);
  }, []);
  const label = formatMessage(orderActionWords.more, { number: order.number });
  const toItem = ({ id, doing, isLocked }: Entry): MenuEntry => ({
    id,
    label: formatMessage(entryWords[id]),
    tone: dangerous.has(id) ? 'danger' : 'neutral',
    ...(isLocked && {
      icon: <LockIcon />,
      description: formatMessage(orderActionWords.needsApproval),
    }),
    onAction: () => onAct(doing),
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
