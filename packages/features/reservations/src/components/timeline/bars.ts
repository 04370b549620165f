import type { ReactNode } from 'react';
import { overlaps, type Span } from './axis.ts';

/** A booking on the timeline: the span during which it has its tables. */
export interface Bar extends Span {
  id: number;
  /** Empty while no table is assigned. */
  tables: readonly number[];
  /** When its tables are available again after being reset. */
  free: number;
  title: string;
  note: string;
  /** The full description for screen readers. */
  label: string;
  icon: ReactNode;
  tone: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  isMovable: boolean;
}

/** A table as a row of the timeline. */
export interface Row {
  id: number;
  name: string;
  section: string;
  seats: string;
}

/** A lifted bar and the position where it would be dropped. */
export interface Lift {
  bar: Bar;
  start: number;
  /** Null while it has no table. */
  table: number | null;
  isByKeys: boolean;
}

/** The id of the row for bookings without a table. */
export const noTable = 0;

/** Returns the ids of the rows in which a bar is drawn. */
export const rowsOf = ({ tables }: Bar): readonly number[] =>
  tables.length === 0 ? [noTable] : tables;

/** Returns a lifted bar with the times and tables that it would have when dropped. */
export function landing({ bar, start, table }: Lift): Bar {
  const by = start - bar.start;
  const tables = bar.tables.length > 1 || table === null ? bar.tables : [table];
  return { ...bar, tables, start, end: bar.end + by, free: bar.free + by };
}

/** Returns the bar that conflicts with a lifted bar, because two parties can't share a table. */
export function inTheWay(lift: Lift, bars: readonly Bar[]): Bar | undefined {
  const it = landing(lift);
  return bars.find(
    (other) =>
      other.id !== it.id &&
      other.tables.some((table) => it.tables.includes(table)) &&
      overlaps({ start: it.start, end: it.free }, { start: other.start, end: other.free }),
  );
}
