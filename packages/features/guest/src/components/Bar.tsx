import type { GuestTable } from '@servery/api';
import { BagIcon, Button, ReceiptIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../hooks/useMoney.ts';
import type { Basket } from '../hooks/useOutbox.ts';
import { pageMessages as messages } from '../messages/page.ts';
import * as styles from './guest.css.ts';

interface BarProps {
  table: GuestTable;
  basket: Basket;
  money: Money['money'];
  onShow: () => void;
}

/** Bar on a phone that links the menu to the cart and the orders. */
export function Bar({ table, basket, money, onShow }: BarProps) {
  const { formatMessage } = useIntl();
  const all = [...table.cart, ...basket.entries];
  const count = all.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = all.reduce((sum, { gross }) => sum + gross, 0);
  if (count === 0 && table.orders.length === 0) return null;
  return (
    <div className={styles.bar}>
      {count > 0 ? (
        <Button tone="accent" emphasis="solid" size="l" isWide icon={<BagIcon />} onPress={onShow}>
          {[formatMessage(messages.showCart, { count }), money(total)].join(' · ')}
        </Button>
      ) : (
        <Button size="l" isWide icon={<ReceiptIcon />} onPress={onShow}>
          {formatMessage(messages.showOrders)}
        </Button>
      )}
    </div>
  );
}
