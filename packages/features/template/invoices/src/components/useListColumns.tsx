import type { InvoiceRow } from '@servery/api/template';
import { Amount, Avatar, Badge, Link, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { listMessages } from '../messages/list.ts';
import { statusMessages } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';
import { mail, names, person } from './list.css.ts';
import { RowActions, type RowActionHandlers } from './RowActions.tsx';
import { StatusLink } from './StatusLink.tsx';

/** Returns the columns of the list. */
export function useListColumns(acts: RowActionHandlers): readonly Column<InvoiceRow>[] {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const day = useDay();
  return useMemo(
    () => [
      {
        id: 'id',
        header: formatMessage(listMessages.number),
        sortKey: 'id',
        width: 92,
        cell: ({ id }) => <Link href={places.preview(id)}>{numberOf(id)}</Link>,
      },
      {
        id: 'status',
        header: formatMessage(listMessages.status),
        sortKey: 'status',
        minWidth: 140,
        width: '0.8fr',
        cell: (row) => <StatusLink row={row} />,
      },
      {
        id: 'client',
        header: formatMessage(listMessages.client),
        sortKey: 'client',
        minWidth: 240,
        width: '2.4fr',
        cell: ({ client, avatar }) => (
          <span className={person}>
            <Avatar name={client.name} src={avatar} isDecorative />
            <span className={names}>
              <span>{client.name}</span>
              <bdi className={mail}>{client.companyEmail}</bdi>
            </span>
          </span>
        ),
      },
      {
        id: 'total',
        header: formatMessage(listMessages.total),
        sortKey: 'total',
        align: 'end',
        minWidth: 120,
        cell: ({ total }) => <Amount>{money(total)}</Amount>,
      },
      {
        id: 'issuedDate',
        header: formatMessage(listMessages.issued),
        sortKey: 'issuedDate',
        minWidth: 132,
        cell: ({ issuedDate }) => <time dateTime={issuedDate}>{day(issuedDate)}</time>,
      },
      {
        id: 'balance',
        header: formatMessage(listMessages.balance),
        sortKey: 'balance',
        align: 'end',
        minWidth: 120,
        cell: ({ balance, total }) =>
          balance === 0 && total > 0 ? (
            <Badge tone="success">{formatMessage(statusMessages.Paid)}</Badge>
          ) : (
            <Amount>{money(balance)}</Amount>
          ),
      },
      {
        id: 'actions',
        header: formatMessage(listMessages.actions),
        width: 148,
        cell: (row) => <RowActions row={row} acts={acts} />,
      },
    ],
    [formatMessage, money, day, acts],
  );
}
