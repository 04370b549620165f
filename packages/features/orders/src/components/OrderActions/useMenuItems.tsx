import { LockIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { entryMessages, orderActionMessages } from '../../messages/actions.ts';
import type { Entry, EntryAction } from './entries.ts';

const dangerous: ReadonlySet<Entry['id']> = new Set(['reject', 'cancel', 'void']);

interface MenuItemsOptions {
  groups: readonly (readonly Entry[])[];
  onAction: (doing: EntryAction) => void;
  /** Whether a step is in progress, so that another one would be refused. */
  isStepping: boolean;
}

/** Returns the entries of an order's menu, with a separator between groups. */
export function useMenuItems({ groups, onAction, isStepping }: MenuItemsOptions): MenuEntry[] {
  const { formatMessage } = useIntl();
  const toItem = ({ id, doing, isLocked }: Entry): MenuEntry => ({
    id,
    label: formatMessage(entryMessages[id]),
    tone: dangerous.has(id) ? 'danger' : 'neutral',
    isDisabled: isStepping && 'step' in doing,
    ...(isLocked && {
      icon: <LockIcon />,
      description: formatMessage(orderActionMessages.needsApproval),
    }),
    onAction: () => onAction(doing),
  });
  return groups.flatMap((group, i): MenuEntry[] => [
    ...(i > 0 ? [{ type: 'separator' as const, id: `gap ${group[0]?.id}` }] : []),
    ...group.map(toItem),
  ]);
}
