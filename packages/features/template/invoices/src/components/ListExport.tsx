import { listInvoices, type InvoiceRow } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { readAll, readLength } from '@servery/screens/read-all';
import { toast } from '@servery/ui';
import { ExportMenu, type SheetValue } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { queryOf } from '../hooks/useInvoices.ts';
import type { ListView } from '../listView.ts';
import { exportMessages, listMessages } from '../messages/list.ts';
import { statusMessages } from '../messages/status.ts';

/** Exports, copies or prints all matching invoices across all pages. */
export function ListExport({ view, isDisabled }: { view: ListView; isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const rows = () =>
    readAll(async (offset) => {
      const page = { perPage: readLength, page: offset / readLength + 1 } as const;
      const { invoices, total } = await call(listInvoices, {
        query: { ...queryOf(view), ...page },
      });
      return { rows: invoices, total };
    });
  const column = (id: string, header: string, value: (row: InvoiceRow) => SheetValue) => ({
    id,
    header,
    value,
  });
  const amount = (minor: number): SheetValue => ({ number: minor / 100, decimals: 2 });
  const { number, status, client, issued, total, balance } = listMessages;
  return (
    <ExportMenu
      columns={[
        column('id', formatMessage(number), ({ id }) => id),
        column('status', formatMessage(status), (row) =>
          formatMessage(statusMessages[row.invoiceStatus]),
        ),
        column('client', formatMessage(client), (row) => row.client.name),
        column('email', formatMessage(exportMessages.email), (row) => row.client.companyEmail),
        column('issued', formatMessage(issued), ({ issuedDate }) => issuedDate),
        column('due', formatMessage(exportMessages.due), ({ dueDate }) => dueDate),
        column('total', formatMessage(total), (row) => amount(row.total)),
        column('balance', formatMessage(balance), (row) => amount(row.balance)),
      ]}
      rows={rows}
      fileName={formatMessage(listMessages.title)}
      isDisabled={isDisabled}
      onFail={() => toast.error({ title: formatMessage(listMessages.notDone) })}
    />
  );
}
