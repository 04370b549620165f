import type { UserInvoice } from '@servery/api/template';
import { useSampleMoney } from '@servery/screens/sample-money';
import {
  Amount,
  Badge,
  Button,
  Card,
  DownloadIcon,
  onDemand,
  Table,
  type TableColumn,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages, invoiceStatusMessages } from '../../messages/account.ts';
import { listMessages } from '../../messages/list.ts';
import { When } from '../When.tsx';

const InvoicesExport = onDemand(async () => (await import('./InvoicesExport.tsx')).InvoicesExport);

const tones = { paid: 'success', sent: 'info', overdue: 'danger' } as const;

/** The invoices of a user, with their export. */
export function Invoices({ invoices }: { invoices: readonly UserInvoice[] }) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const columns: TableColumn<UserInvoice>[] = [
    {
      id: 'invoice',
      header: formatMessage(messages.invoice),
      isRowHeader: true,
      cell: ({ id }) => <bdi>#{id}</bdi>,
    },
    {
      id: 'issued',
      header: formatMessage(messages.issued),
      cell: ({ issuedAt }) => <When at={issuedAt} />,
    },
    {
      id: 'total',
      header: formatMessage(messages.total),
      align: 'end',
      cell: ({ total }) => <Amount>{money(total)}</Amount>,
    },
    {
      id: 'status',
      header: formatMessage(messages.status),
      cell: ({ status }) => (
        <Badge tone={tones[status]}>{formatMessage(invoiceStatusMessages[status])}</Badge>
      ),
    },
  ];
  return (
    <Card
      title={formatMessage(messages.invoices)}
      level={2}
      actions={
        <InvoicesExport invoices={invoices}>
          {(press) => (
            <Button icon={<DownloadIcon />} isDisabled={invoices.length === 0} onPress={press}>
              {formatMessage(listMessages.export)}
            </Button>
          )}
        </InvoicesExport>
      }
    >
      <Table
        caption={formatMessage(messages.allInvoices)}
        isCaptionHidden
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => String(id)}
        empty={formatMessage(messages.noInvoices)}
      />
    </Card>
  );
}
