import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useValue } from '../state/useValue.ts';
import { toggleKey } from './selection.ts';

/** Props of a table with expandable rows. */
export interface DetailProps<Row> {
  /**
   * Returns the content that opens below a row. With it rows are expandable. Keep the function's
   * identity between renders.
   */
  detail?: (row: Row) => ReactNode;
  /**
   * The keys of the expanded rows (controlled). Leave it out to let the table keep its own state.
   */
  expandedKeys?: ReadonlySet<string>;
  /**
   * The keys of the rows that are expanded at first (uncontrolled). None is expanded if it's left
   * out.
   */
  defaultExpandedKeys?: ReadonlySet<string>;
  /** Called with the keys of all expanded rows when the user expands or collapses one. */
  onExpandedChange?: (keys: Set<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();
const noDetails: readonly (readonly [number, number])[] = [];
const guess = 160;

/** The expanded rows and the height of their details. */
export function useDetails<Row>(
  props: DetailProps<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const isOn = props.detail !== undefined;
  const [expanded, setExpanded] = useValue<ReadonlySet<string>>(
    props.expandedKeys,
    props.defaultExpandedKeys ?? nothing,
    (keys) => props.onExpandedChange?.(keys as Set<string>),
  );
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const onHeight = useCallback((key: string, height: number) => {
    setHeights((known) => (known.get(key) === height ? known : new Map(known).set(key, height)));
  }, []);
  const sizes = useMemo(() => {
    if (!isOn || expanded.size === 0) return noDetails;
    return rows.flatMap((row, index) => {
      const key = rowKey(row);
      return expanded.has(key) ? [[index, heights.get(key) ?? guess] as const] : [];
    });
  }, [isOn, rows, rowKey, expanded, heights]);
  return {
    isOn,
    sizes,
    onHeight,
    has: (key: string) => isOn && expanded.has(key),
    toggle: (index: number) => {
      const row = rows[index];
      if (row !== undefined) setExpanded(toggleKey(expanded, rowKey(row)));
    },
  };
}
