import type { InvoicePayment } from '@servery/api/template';
import { Amount, Card, Description, DescriptionList, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { sheetWords } from '../messages/sheet.ts';
import { methodWords } from '../messages/status.ts';

/** What came in for an invoice, for the house alone: notes too. */
export function Payments({ payments }: { payments: readonly InvoicePayment[] }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const day = useDay();
  return (
    <Card title={formatMessage(sheetWords.payments)}>
      <DescriptionList look="rows">
        {payments.map(({ amount, date, method, note }, index) => (
          <Description
            // Payments are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            term={
              <>
                {day(date)}
                <Text as="p" size="s" tone="muted">
                  {formatMessage(methodWords[method])}
                  {note && ` · ${note}`}
                </Text>
              </>
            }
          >
            <Amount>{money(amount)}</Amount>
          </Description>
        ))}
      </DescriptionList>
    </Card>
  );
}
