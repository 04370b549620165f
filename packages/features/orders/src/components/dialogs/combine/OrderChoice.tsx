import type { Order, OrderRow } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';
import { useFormat } from '@servery/screens';
import { Banner, Checkbox, SearchField, Skeleton, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { statusMessages } from '../../../messages/vocabulary.ts';
import { figures, grows, quiet, row, rows } from '../choices.css.ts';
import { useOpenOrders, type Choosable } from './useOpenOrders.ts';

export interface OrderChoiceProps {
  /** The order that the others would be combined into. */
  order: Order;
  value: readonly Choosable[];
  onChange: (orders: Choosable[]) => void;
}

const isFound = ({ number, table, customer_name }: OrderRow, search: string) =>
  matchesSearch(search, number, table?.name ?? '', customer_name);

/** A multiple choice of the other open orders of the day. */
export function OrderChoice({ order, value, onChange }: OrderChoiceProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const problemText = useProblemText();
  const [search, setSearch] = useState('');
  const { orders, error } = useOpenOrders(order);
  if (error) return <Banner tone="danger">{problemText(error)}</Banner>;
  if (!orders) return <Skeleton lines={5} />;
  const found = orders.filter((choice) => isFound(choice, search));
  const toggle = ({ id, version, number }: OrderRow, isSelected: boolean) =>
    onChange(
      isSelected ? [...value, { id, version, number }] : value.filter((chosen) => chosen.id !== id),
    );
  return (
    <>
      <SearchField
        label={formatMessage(combineDialogMessages.search)}
        placeholder={formatMessage(combineDialogMessages.search)}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage
            {...(orders.length === 0 ? combineDialogMessages.none : combineDialogMessages.notFound)}
          />
        </Text>
      )}
      <ul className={rows} aria-label={formatMessage(combineDialogMessages.choose)}>
        {found.map((choice) => (
          <li key={choice.id} className={row}>
            <span className={grows}>
              <Checkbox
                isSelected={value.some(({ id }) => id === choice.id)}
                onChange={(isSelected) => toggle(choice, isSelected)}
              >
                {[choice.number, choice.table?.name ?? choice.customer_name]
                  .filter(Boolean)
                  .join(' · ')}
              </Checkbox>
            </span>
            <span className={quiet}>
              {formatMessage(statusMessages[choice.status])} ·{' '}
              {formatMessage(combineDialogMessages.items, { count: choice.item_count })}
            </span>
            <span className={figures}>{money(choice.total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
