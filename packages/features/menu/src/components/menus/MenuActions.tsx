import type { FoodMenu } from '@servery/api';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { itemPushMessages } from '../../messages/itemPushes.ts';
import { menuMessages as messages } from '../../messages/menus.ts';
import { priceMessages } from '../../messages/prices.ts';
import { useAvailability } from './useAvailability.ts';

interface MenuActionsProps {
  menu: FoodMenu;
  canEdit: boolean;
  canSnooze: boolean;
  onEdit: () => void;
  /** Changes the price at several outlets; absent if the reader can’t. */
  onPushPrice?: (() => void) | undefined;
  /** Pushes the item to other outlets; absent if the reader can’t. */
  onPushItem?: (() => void) | undefined;
  onBalance: () => void;
  onSwitch: () => void;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The actions of an item in the list. */
export function MenuActions({ menu, canEdit, canSnooze, ...action }: MenuActionsProps) {
  const { formatMessage } = useIntl();
  const set = useAvailability();
  const out = (id: string, label: string, until: () => string | null) => ({
    id,
    label,
    onAction: () => void set(menu, false, until()),
  });
  const edits: MenuEntry[] = canEdit
    ? [
        { id: 'edit', label: formatMessage(messages.edit), onAction: action.onEdit },
        {
          id: 'switch',
          label: formatMessage(menu.is_active ? messages.deactivate : messages.activate),
          onAction: action.onSwitch,
        },
      ]
    : [];
  const push = (id: string, label: string, onAction: (() => void) | undefined): MenuEntry[] =>
    onAction ? [{ id, label, onAction }] : [];
  const pushes = [
    ...push('pushPrice', formatMessage(priceMessages.open), action.onPushPrice),
    ...push('pushItem', formatMessage(itemPushMessages.open), action.onPushItem),
  ];
  const stocks: MenuEntry[] = canSnooze
    ? [
        { id: 'balance', label: formatMessage(messages.balance), onAction: action.onBalance },
        menu.is_available
          ? {
              type: 'section',
              id: 'out',
              title: formatMessage(messages.outSection),
              items: [
                out('out30', formatMessage(messages.out30), () => inMinutes(30)),
                out('out120', formatMessage(messages.out120), () => inMinutes(120)),
                out('outDay', formatMessage(messages.outDay), () => inMinutes(24 * 60)),
                out('outOpen', formatMessage(messages.outOpen), () => null),
              ],
            }
          : {
              id: 'back',
              label: formatMessage(messages.back),
              onAction: () => void set(menu, true),
            },
      ]
    : [];
  const items = [...edits, ...pushes, ...stocks];
  if (items.length === 0) return null;
  const label = formatMessage(messages.more, { name: menu.name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={items}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
