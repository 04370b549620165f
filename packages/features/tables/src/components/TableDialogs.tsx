import type { Table } from '@servery/api';
import { HoldDialog } from './HoldDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { SeatDialog } from './SeatDialog.tsx';
import type { Ask } from './TableActions.tsx';

interface TableDialogsProps {
  asked: { what: Exclude<Ask, 'edit'>; table: Table } | null;
  tables: readonly Table[];
  onClose: () => void;
}

/** What is asked about a table before it is done. */
export function TableDialogs({ asked, tables, onClose }: TableDialogsProps) {
  if (!asked) return null;
  // As it is now: it may have changed since it was asked about.
  const table = tables.find(({ id }) => id === asked.table.id) ?? asked.table;
  if (asked.what === 'seat') return <SeatDialog table={table} onClose={onClose} />;
  if (asked.what === 'hold') return <HoldDialog table={table} onClose={onClose} />;
  return <LinkDialog table={table} tables={tables} onClose={onClose} />;
}
