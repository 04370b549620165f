import type { PrintTemplate } from '@servery/api';
import { paperOf, receiptOf, ticketOf } from '@servery/domain/printing';
import { Card, Inline, Segment, Segmented, Skeleton, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useExample } from '../../hooks/useExample.ts';
import { paperWords as words } from '../../messages.ts';
import { exampleOrder, exampleRecord } from './exampleOrder.ts';
import { PaperPreview } from './PaperPreview.tsx';

/** An example order on paper as it is chosen now, on either roll, with the merchant's own tax and charges. */
export function LivePreview({ template }: { template: PrintTemplate }) {
  const { formatMessage } = useIntl();
  const { settings, tender } = useExample(template.merchant_id);
  const [width, setWidth] = useState<'58' | '80'>('80');
  const [which, setWhich] = useState<'receipt' | 'ticket'>('receipt');
  const { merchant_id: id, merchant_name: name } = template;
  const paper = settings && paperOf({ id, name, settings }, template);
  const ticket = settings && exampleRecord(settings);
  const document =
    paper &&
    ticket &&
    (which === 'receipt'
      ? receiptOf(exampleOrder(settings, tender), paper)
      : ticketOf(
          ticket,
          ticket.items.map((line) => ({ line, quantity: line.quantity })),
          'kitchen',
          paper,
          new Date(ticket.placed_at),
        ));
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
        {document ? (
          <PaperPreview document={document} width={width === '58' ? 58 : 80} />
        ) : (
          <Skeleton lines={16} />
        )}
      </Stack>
    </Card>
  );
}
