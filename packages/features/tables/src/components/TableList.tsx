import type { Table as DiningTable } from '@servery/api';
import { Heading, Link, Stack, Table, type TableColumn } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../hooks/useFormat.ts';
import { listWords as words } from '../messages/list.ts';
import { StateBadge } from './StateBadge.tsx';
import * as styles from './page.css.ts';

interface TableListProps {
  tables: readonly DiningTable[];
  sections: readonly string[];
  /** Where a table's order and cart are. */
  tableHref: (id: number) => string;
  /** What can be done to a table. */
  actions: (table: DiningTable) => ReactNode;
}

/** Tables by section: how each stands, who sits there and what they owe. */
export function TableList({ tables, sections, tableHref, actions }: TableListProps) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const { money, time } = useFormat(tables[0]?.merchant_id);
  const note = ({ held, linked }: DiningTable) =>
    held
      ? held.guest
        ? formatMessage(words.heldFor, { guest: held.guest, time: time(held.until) })
        : formatMessage(words.heldUntil, { time: time(held.until) })
      : linked.length > 0
        ? formatMessage(words.linked, { names: formatList(linked) })
        : null;
  const columns: TableColumn<DiningTable>[] = [
    {
      id: 'name',
      header: formatMessage(words.table),
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
      header: formatMessage(words.status),
      cell: (table) => <StateBadge table={table} />,
    },
    {
      id: 'seats',
      header: formatMessage(words.seats),
      align: 'end',
      cell: ({ seats_min, seats_max }) =>
        seats_min < seats_max
          ? `${formatNumber(seats_min)}–${formatNumber(seats_max)}`
          : formatNumber(seats_max),
    },
    {
      id: 'guests',
      header: formatMessage(words.guests),
      align: 'end',
      cell: ({ covers }) => (covers > 0 ? formatNumber(covers) : '–'),
    },
    {
      id: 'owed',
      header: formatMessage(words.owed),
      align: 'end',
      cell: ({ owed }) => (owed > 0 ? money(owed) : '–'),
    },
    {
      id: 'actions',
      header: formatMessage(words.actions),
      align: 'end',
      cell: (table) => <div className={styles.tools}>{actions(table)}</div>,
    },
  ];
  return (
    <>
      {sections.map((section) => (
        <Stack key={section} gap="s">
          <Heading level={2}>{section || formatMessage(words.noSection)}</Heading>
          <Table
            caption={section || formatMessage(words.noSection)}
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
