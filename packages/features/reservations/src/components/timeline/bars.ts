import type { ReactNode } from 'react';
import { overlaps, type Span } from './axis.ts';

/** A booking as it is drawn: how long it takes which tables. */
export interface Bar extends Span {
  id: number;
  /** None while no table was found for it. */
  tables: readonly number[];
  /** Until when its tables are made ready again. */
  free: number;
  title: string;
  note: string;
  /** All of it in words. */
  label: string;
  icon: ReactNode;
  tone: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  isMovable: boolean;
}

/** A table as a row: who can sit there, and where it stands. */
export interface Row {
  id: number;
  name: string;
  section: string;
  seats: string;
}

/** A bar that is lifted, and where it would be put down. */
export interface Lift {
  bar: Bar;
  start: number;
  /** Null while it has no table. */
  table: number | null;
  isByKeys: boolean;
}

/** The row of those that no table was found for. */
export const noTable = 0;

/** The rows that a bar is drawn in. */
export const rowsOf = ({ tables }: Bar): readonly number[] =>
  tables.length === 0 ? [noTable] : tables;

/** Where a lifted bar would be: its time, and its tables. */
export function landing({ bar, start, table }: Lift): Bar {
  const by = start - bar.start;
  const tables = bar.tables.length > 1 || table === null ? bar.tables : [table];
  return { ...bar, tables, start, end: bar.end + by, free: bar.free + by };
}

/** The one that stands in the way of a lifted bar; two never sit at one table. */
export function inTheWay(lift: Lift, bars: readonly Bar[]): Bar | undefined {
  const it = landing(lift);
  return bars.find(
    (other) =>
      other.id !== it.id &&
      other.tables.some((table) => it.tables.includes(table)) &&
      overlaps({ start: it.start, end: it.free }, { start: other.start, end: other.free }),
  );
}
