import type { Order, OrderRow } from '@servery/api';
import { Banner, Checkbox, SearchField, Skeleton, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useProblemWords } from '../../../hooks/useProblemWords.ts';
import { combineDialogWords } from '../../../messages/combine.ts';
import { statusWords } from '../../../messages/vocabulary.ts';
import { figures, grows, quiet, row, rows } from '../choices.css.ts';
import { useOpenOrders, type Choosable } from './useOpenOrders.ts';

export interface OrderChoiceProps {
  /** The order that the others would move into. */
  order: Order;
  value: readonly Choosable[];
  onChange: (orders: Choosable[]) => void;
}

const isFound = ({ number, table, customer_name }: OrderRow, search: string) =>
  [number, table?.name ?? '', customer_name].some((text) =>
    text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );

/** The other open orders of the day, any number of them to be chosen. */
export function OrderChoice({ order, value, onChange }: OrderChoiceProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const words = useProblemWords();
  const [search, setSearch] = useState('');
  const { orders, error } = useOpenOrders(order);
  if (error) return <Banner tone="danger">{words(error)}</Banner>;
  if (!orders) return <Skeleton lines={5} />;
  const found = orders.filter((one) => isFound(one, search));
  const toggle = ({ id, version, number }: OrderRow, isSelected: boolean) =>
    onChange(
      isSelected ? [...value, { id, version, number }] : value.filter((chosen) => chosen.id !== id),
    );
  return (
    <>
      <SearchField
        label={formatMessage(combineDialogWords.search)}
        placeholder={formatMessage(combineDialogWords.search)}
        clearLabel={formatMessage(combineDialogWords.clear)}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage
            {...(orders.length === 0 ? combineDialogWords.none : combineDialogWords.notFound)}
          />
        </Text>
      )}
      <ul className={rows} aria-label={formatMessage(combineDialogWords.choose)}>
        {found.map((one) => (
          <li key={one.id} className={row}>
            <span className={grows}>
              <Checkbox
                isSelected={value.some(({ id }) => id === one.id)}
                onChange={(isSelected) => toggle(one, isSelected)}
              >
                {[one.number, one.table?.name ?? one.customer_name].filter(Boolean).join(' · ')}
              </Checkbox>
            </span>
            <span className={quiet}>
              {formatMessage(statusWords[one.status])} ·{' '}
              {formatMessage(combineDialogWords.items, { count: one.item_count })}
            </span>
            <span className={figures}>{money(one.total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
