import type { FoodMenu } from '@servery/api';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuWords as words } from '../../messages/menus.ts';
import { useAvailability } from './useAvailability.ts';

interface MenuActionsProps {
  menu: FoodMenu;
  canEdit: boolean;
  canSnooze: boolean;
  onEdit: () => void;
  onBalance: () => void;
  onSwitch: () => void;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What can be done about one item of the list. */
export function MenuActions({ menu, canEdit, canSnooze, ...act }: MenuActionsProps) {
  const { formatMessage } = useIntl();
  const set = useAvailability();
  const out = (id: string, label: string, until: () => string | null) => ({
    id,
    label,
    onAction: () => void set(menu, false, until()),
  });
  const edits: MenuEntry[] = canEdit
    ? [
        { id: 'edit', label: formatMessage(words.edit), onAction: act.onEdit },
        {
          id: 'switch',
          label: formatMessage(menu.is_active ? words.deactivate : words.activate),
          onAction: act.onSwitch,
        },
      ]
    : [];
  const stocks: MenuEntry[] = canSnooze
    ? [
        { id: 'balance', label: formatMessage(words.balance), onAction: act.onBalance },
        menu.is_available
          ? {
              type: 'section',
              id: 'out',
              title: formatMessage(words.outSection),
              items: [
                out('out30', formatMessage(words.out30), () => inMinutes(30)),
                out('out120', formatMessage(words.out120), () => inMinutes(120)),
                out('outDay', formatMessage(words.outDay), () => inMinutes(24 * 60)),
                out('outOpen', formatMessage(words.outOpen), () => null),
              ],
            }
          : {
              id: 'back',
              label: formatMessage(words.back),
              onAction: () => void set(menu, true),
            },
      ]
    : [];
  if (edits.length + stocks.length === 0) return null;
  const label = formatMessage(words.more, { name: menu.name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[...edits, ...stocks]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
