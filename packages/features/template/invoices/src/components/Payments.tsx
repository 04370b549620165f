import type { InvoicePayment } from '@servery/api/template';
import { Amount, Card, Description, DescriptionList, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { sheetMessages } from '../messages/sheet.ts';
import { methodMessages } from '../messages/status.ts';

/** The payments of an invoice with their internal notes, which the client doesn't see. */
export function Payments({ payments }: { payments: readonly InvoicePayment[] }) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const day = useDay();
  return (
    <Card title={formatMessage(sheetMessages.payments)}>
      <DescriptionList look="rows">
        {payments.map(({ amount, date, method, note }, index) => (
          <Description
            // Payments are only ever appended, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            term={
              <>
                {day(date)}
                <Text as="p" size="s" tone="muted">
                  {formatMessage(methodMessages[method])}
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
