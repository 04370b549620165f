import type { Order, Rights } from '@servery/api';
import { Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { combineDialogWords } from '../../messages/combine.ts';
import { detailWords } from '../../messages/detail.ts';
import { list } from './bill.css.ts';
import { LineRow } from './LineRow.tsx';
import { Section } from './Section.tsx';

export interface LinesProps {
  order: Order;
  rights: Rights | undefined;
  /** Whether prices are shown. */
  hasPrices: boolean;
}

/** What was ordered: sold lines first, voided ones under them. */
export function Lines({ order, rights, hasPrices }: LinesProps) {
  const { formatMessage } = useIntl();
  const isGone = ({ status }: Order['items'][number]) => status === 'voided';
  const lines = [...order.items.filter((line) => !isGone(line)), ...order.items.filter(isGone)];
  return (
    <Section
      title={formatMessage(detailWords.items)}
      end={
        <Text size="s" tone="muted">
          {formatMessage(combineDialogWords.items, { count: order.item_count })}
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
