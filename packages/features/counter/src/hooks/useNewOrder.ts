import type { DisplayedItem } from '@servery/api';
import type { Wanted } from '@servery/screens/item-options';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { billMessages, itemMessages } from '../messages/counter.ts';
import { emptyOrder, withItem, withoutLine, withRestored } from '../newOrder/newOrder.ts';
import type { NewLine, NewOrder } from '../newOrder/newOrder.ts';
import { roomFor } from '../newOrder/prices.ts';
import { useDesk } from './useDesk.ts';

/** Returns the new orders of a merchant, and the changes that need a message or can be undone. */
export function useNewOrder(merchant_id: number | '') {
  const { formatMessage } = useIntl();
  const [desk, update] = useDesk(merchant_id);
  const [added, setAdded] = useState<DisplayedItem | null>(null);
  const change = (to: (order: NewOrder) => NewOrder) =>
    update((now) => ({ ...now, current: to(now.current) }));
  const undo = (onPress: () => void) => ({ label: formatMessage(billMessages.undo), onPress });
  /** Adds an item; returns false, with a toast, if there isn't enough of it. */
  const put = (item: DisplayedItem, wanted: Wanted): boolean => {
    const { id: menu_id, name } = item;
    const left = roomFor(desk.current, item);
    if (wanted.quantity > left) {
      toast.warning({ title: formatMessage(itemMessages.onlyLeft, { name, left }) });
      return false;
    }
    change((order) => withItem(order, { menu_id, name, ...wanted }));
    setAdded(item);
    return true;
  };
  const remove = (line: NewLine) => {
    const at = desk.current.lines.findIndex(({ key }) => key === line.key);
    const { key, menu_id, name, quantity, options, note, seat } = line;
    change((order) => withoutLine(order, key));
    toast.success({
      title: formatMessage(billMessages.removed, { name }),
      action: undo(() =>
        change((order) =>
          withRestored(order, { key, menu_id, name, quantity, options, note, seat }, at),
        ),
      ),
    });
  };
  const clear = () => {
    const before = desk.current;
    change(() => emptyOrder);
    toast.success({
      title: formatMessage(billMessages.cleared),
      action: undo(() => change((order) => (order.lines.length === 0 ? before : order))),
    });
  };
  return { desk, update, change, added, put, remove, clear };
}
