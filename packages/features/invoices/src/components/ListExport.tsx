import { listInvoices, type InvoiceRow } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { toast } from '@servery/ui';
import { ExportMenu } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { queryOf } from '../hooks/useInvoices.ts';
import type { ListView } from '../listView.ts';
import { exportWords, listWords } from '../messages/list.ts';
import { statusWords } from '../messages/status.ts';

const perPage = 100;

/** Saves, copies or prints all invoices that match, on whatever page. */
export function ListExport({ view, isDisabled }: { view: ListView; isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const rows = async () => {
    const all: InvoiceRow[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...queryOf(view), perPage, page };
      // Each page says whether there is another.
      // oxlint-disable-next-line no-await-in-loop
      const { invoices, total } = await call(listInvoices, { query });
      all.push(...invoices);
      if (invoices.length < perPage || all.length >= total) return all;
    }
  };
  const column = (id: string, header: string, value: (row: InvoiceRow) => string | number) => ({
    id,
    header,
    value,
  });
  const { number, status, client, issued, total, balance } = listWords;
  return (
    <ExportMenu
      columns={[
        column('id', formatMessage(number), ({ id }) => id),
        column('status', formatMessage(status), (row) =>
          formatMessage(statusWords[row.invoiceStatus]),
        ),
        column('client', formatMessage(client), (row) => row.client.name),
        column('email', formatMessage(exportWords.email), (row) => row.client.companyEmail),
        column('issued', formatMessage(issued), ({ issuedDate }) => issuedDate),
        column('due', formatMessage(exportWords.due), ({ dueDate }) => dueDate),
        column('total', formatMessage(total), (row) => row.total / 100),
        column('balance', formatMessage(balance), (row) => row.balance / 100),
      ]}
      rows={rows}
      fileName={formatMessage(listWords.title)}
      isDisabled={isDisabled}
      words={{
        label: formatMessage(exportWords.label),
        csv: formatMessage(exportWords.csv),
        xlsx: formatMessage(exportWords.xlsx),
        copy: formatMessage(exportWords.copy),
        print: formatMessage(exportWords.print),
      }}
      onFail={() => toast.error({ title: formatMessage(listWords.notDone) })}
    />
  );
}
