import type { Table } from '@servery/api';
import { HoldDialog } from './HoldDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { SeatDialog } from './SeatDialog.tsx';
import type { Ask } from './TableActions.tsx';

interface TableDialogsProps {
  dialog: { what: Exclude<Ask, 'edit'>; table: Table } | null;
  tables: readonly Table[];
  onClose: () => void;
}

/** Renders the dialog of the requested action, if any. */
export function TableDialogs({ dialog, tables, onClose }: TableDialogsProps) {
  if (!dialog) return null;
  // Use the current version: the table may have changed since the dialog was opened.
  const table = tables.find(({ id }) => id === dialog.table.id) ?? dialog.table;
  if (dialog.what === 'seat') return <SeatDialog table={table} onClose={onClose} />;
  if (dialog.what === 'hold') return <HoldDialog table={table} onClose={onClose} />;
  return <LinkDialog table={table} tables={tables} onClose={onClose} />;
}
