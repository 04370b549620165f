import type { FoodMenu } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Text, type Column } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { menuMessages as messages } from '../../messages/menus.ts';
import * as styles from '../page.css.ts';
import { StateBadge } from './StateBadge.tsx';
import { StockCell } from './StockCell.tsx';

/** The columns of the list of items. */
export function useMenuColumns(
  merchant_id: number | undefined,
  actions: (menu: FoodMenu) => ReactNode,
): Column<FoodMenu>[] {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return [
    {
      id: 'name',
      header: formatMessage(commonMessages.name),
      sortKey: 'name',
      width: '2fr',
      minWidth: 180,
      cell: ({ name, code }) => (
        <span className={styles.facts}>
          <span>{name}</span>
          {code && <bdi className={styles.quiet}>{code}</bdi>}
        </span>
      ),
    },
    {
      id: 'category',
      header: formatMessage(messages.category),
      width: '1fr',
      minWidth: 120,
      cell: ({ category_name }) =>
        category_name ?? <Text tone="warning">{formatMessage(messages.noCategory)}</Text>,
    },
    {
      id: 'price',
      header: formatMessage(messages.price),
      sortKey: 'price',
      align: 'end',
      width: 110,
      cell: ({ price }) => <Amount>{money(price)}</Amount>,
    },
    {
      id: 'state',
      header: formatMessage(messages.state),
      width: '1fr',
      minWidth: 140,
      cell: (menu) => <StateBadge menu={menu} />,
    },
    {
      id: 'stock',
      header: formatMessage(messages.stock),
      // Wide enough for the badge of a low stock in each language.
      width: 165,
      cell: (menu) => <StockCell menu={menu} />,
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      align: 'end',
      width: 90,
      cell: actions,
    },
  ];
}
