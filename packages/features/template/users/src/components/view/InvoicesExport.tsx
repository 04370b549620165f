import type { UserInvoice } from '@servery/api/template';
import { useSampleMoney } from '@servery/screens/sample-money';
import { toast } from '@servery/ui';
import { ExportMenu } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { accountMessages as messages, invoiceStatusMessages } from '../../messages/account.ts';

/** Exports, copies or prints the invoices of a user. */
export function InvoicesExport({ invoices }: { invoices: readonly UserInvoice[] }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useSampleMoney();
  return (
    <ExportMenu
      columns={[
        {
          id: 'invoice',
          header: formatMessage(messages.invoice),
          value: ({ id }: UserInvoice) => String(id),
        },
        {
          id: 'issued',
          header: formatMessage(messages.issued),
          value: ({ issuedAt }) => formatDate(issuedAt, { dateStyle: 'medium' }),
        },
        { id: 'total', header: formatMessage(messages.total), value: ({ total }) => money(total) },
        {
          id: 'status',
          header: formatMessage(messages.status),
          value: ({ status }) => formatMessage(invoiceStatusMessages[status]),
        },
      ]}
      rows={invoices}
      fileName={formatMessage(messages.invoices)}
      onFail={() => toast.error({ title: formatMessage(messages.exportFailed) })}
    />
  );
}
