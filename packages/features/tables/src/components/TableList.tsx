import type { Table as DiningTable } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Heading, Link, Stack, Table, type TableColumn } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from '../messages/list.ts';
import { StateBadge } from './StateBadge.tsx';
import * as styles from './page.css.ts';

interface TableListProps {
  tables: readonly DiningTable[];
  sections: readonly string[];
  /** Returns the URL of a table's order and cart. */
  tableHref: (id: number) => string;
  /** Renders the actions of a table. */
  actions: (table: DiningTable) => ReactNode;
}

/** Tables by section, each with its state, its guests and the amount due. */
export function TableList({ tables, sections, tableHref, actions }: TableListProps) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const { money, time } = useFormat(tables[0]?.merchant_id);
  const note = ({ held, linked }: DiningTable) =>
    held
      ? held.guest
        ? formatMessage(messages.heldFor, { guest: held.guest, time: time(held.until) })
        : formatMessage(messages.heldUntil, { time: time(held.until) })
      : linked.length > 0
        ? formatMessage(messages.linked, { names: formatList(linked) })
        : null;
  const columns: TableColumn<DiningTable>[] = [
    {
      id: 'name',
      header: formatMessage(messages.table),
      isRowHeader: true,
      cell: (table) => (
        <span className={styles.facts}>
          <Link href={tableHref(table.id)}>{table.name}</Link>
          {note(table) && <span className={styles.quiet}>{note(table)}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: formatMessage(messages.status),
      cell: (table) => <StateBadge table={table} />,
    },
    {
      id: 'seats',
      header: formatMessage(messages.seats),
      align: 'end',
      cell: ({ seats_min, seats_max }) =>
        seats_min < seats_max
          ? `${formatNumber(seats_min)}–${formatNumber(seats_max)}`
          : formatNumber(seats_max),
    },
    {
      id: 'guests',
      header: formatMessage(messages.guests),
      align: 'end',
      cell: ({ covers }) => (covers > 0 ? formatNumber(covers) : '–'),
    },
    {
      id: 'owed',
      header: formatMessage(messages.owed),
      align: 'end',
      cell: ({ owed }) => (owed > 0 ? money(owed) : '–'),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      align: 'end',
      cell: (table) => <div className={styles.tools}>{actions(table)}</div>,
    },
  ];
  return (
    <>
      {sections.map((section) => (
        <Stack key={section} gap="s">
          <Heading level={2}>{section || formatMessage(messages.noSection)}</Heading>
          <Table
            caption={section || formatMessage(messages.noSection)}
            isCaptionHidden
            columns={columns}
            rows={tables.filter((table) => table.section === section)}
            rowKey={({ id }) => String(id)}
            narrow="cards"
            isHoverable
          />
        </Stack>
      ))}
    </>
  );
}
