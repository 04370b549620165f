import type { PrintTemplate } from '@servery/api';
import { paperOf, receiptOf, ticketOf } from '@servery/domain/printing';
import { Card, Inline, Segment, Segmented, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';
import { paperWords as words } from '../../messages.ts';
import { exampleOrder, exampleRecord } from './exampleOrder.ts';
import { PaperPreview } from './PaperPreview.tsx';

const settings = {
  day_start: '00:00',
  service_charge: { rate: 0, is_taxed: false, methods: [] },
  tax: { code: '', rate: 0, is_inclusive: false },
  is_open: true,
  auto_accept: [],
  accept_minutes: 0,
  prepay_minutes: 15,
  prep_minutes: 0,
  delivery: { areas: [] },
  minimum_order: 0,
};

/** An example order on paper as it is chosen now, on either roll. */
export function LivePreview({ template }: { template: PrintTemplate }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const [width, setWidth] = useState<'58' | '80'>('80');
  const [which, setWhich] = useState<'receipt' | 'ticket'>('receipt');
  const { merchant_id: id, merchant_name: name } = template;
  const { time_zone = 'UTC', currency = 'MYR' } =
    user?.merchants.find((one) => one.id === id) ?? {};
  const paper = paperOf({ id, name, settings: { ...settings, time_zone, currency } }, template);
  const document =
    which === 'receipt'
      ? receiptOf(exampleOrder, paper)
      : ticketOf(
          exampleRecord,
          exampleRecord.items.map((line) => ({ line, quantity: line.quantity })),
          'kitchen',
          paper,
          new Date(exampleRecord.placed_at),
        );
  return (
    <Card title={formatMessage(words.preview)}>
      <Stack gap="m" align="stretch">
        <Inline gap="s" justify="between">
          <Segmented
            label={formatMessage(words.which)}
            isLabelHidden
            value={which}
            onChange={setWhich}
          >
            <Segment value="receipt">{formatMessage(words.receipt)}</Segment>
            <Segment value="ticket">{formatMessage(words.ticket)}</Segment>
          </Segmented>
          <Segmented
            label={formatMessage(words.width)}
            isLabelHidden
            value={width}
            onChange={setWidth}
          >
            <Segment value="58">{formatMessage(words.millimetres, { width: 58 })}</Segment>
            <Segment value="80">{formatMessage(words.millimetres, { width: 80 })}</Segment>
          </Segmented>
        </Inline>
        <PaperPreview document={document} width={width === '58' ? 58 : 80} />
      </Stack>
    </Card>
  );
}
