import type { PrintTemplate } from '@servery/api';
import { paperOf, receiptOf, ticketOf } from '@servery/domain/printing';
import { Card, Inline, Segment, Segmented, Skeleton, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useExample } from '../../hooks/useExample.ts';
import { paperMessages as messages } from '../../messages.ts';
import { exampleOrder, exampleRecord } from './exampleOrder.ts';
import { PaperPreview } from './PaperPreview.tsx';

/**
 * A live preview of an example order for either paper width, with the merchant's own tax and
 * charges.
 */
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
    <Card title={formatMessage(messages.preview)}>
      <Stack gap="m" align="stretch">
        <Inline gap="s" justify="between">
          <Segmented
            label={formatMessage(messages.which)}
            isLabelHidden
            value={which}
            onChange={setWhich}
          >
            <Segment value="receipt">{formatMessage(messages.receipt)}</Segment>
            <Segment value="ticket">{formatMessage(messages.ticket)}</Segment>
          </Segmented>
          <Segmented
            label={formatMessage(messages.width)}
            isLabelHidden
            value={width}
            onChange={setWidth}
          >
            <Segment value="58">{formatMessage(messages.millimetres, { width: 58 })}</Segment>
            <Segment value="80">{formatMessage(messages.millimetres, { width: 80 })}</Segment>
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
