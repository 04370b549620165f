import type { Order, Rights } from '@servery/api';
import { Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { combineDialogMessages } from '../../messages/combine.ts';
import { detailMessages } from '../../messages/detail.ts';
import { list } from './bill.css.ts';
import { LineRow } from './LineRow.tsx';
import { Section } from './Section.tsx';

export interface LinesProps {
  order: Order;
  rights: Rights | undefined;
  /** Whether prices are shown. */
  hasPrices: boolean;
}

/** The lines of an order: active ones first, voided ones below. */
export function Lines({ order, rights, hasPrices }: LinesProps) {
  const { formatMessage } = useIntl();
  const isGone = ({ status }: Order['items'][number]) => status === 'voided';
  const lines = [...order.items.filter((line) => !isGone(line)), ...order.items.filter(isGone)];
  return (
    <Section
      title={formatMessage(detailMessages.items)}
      end={
        <Text size="s" tone="muted">
          {formatMessage(combineDialogMessages.items, { count: order.item_count })}
        </Text>
      }
    >
      <ul className={list}>
        {lines.map((line) => (
          <LineRow key={line.id} order={order} line={line} rights={rights} hasPrices={hasPrices} />
        ))}
      </ul>
    </Section>
  );
}
