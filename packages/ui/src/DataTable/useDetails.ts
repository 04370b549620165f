import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useValue } from '../state/useValue.ts';
import { toggleKey } from './selection.ts';

export interface DetailProps<Row> {
  /** What opens below a row; makes rows expandable. Keep its identity between renders. */
  detail?: (row: Row) => ReactNode;
  expandedKeys?: ReadonlySet<string>;
  defaultExpandedKeys?: ReadonlySet<string>;
  onExpandedChange?: (keys: Set<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();
const noDetails: readonly (readonly [number, number])[] = [];
const guess = 160;

/** Which rows are open, and how much room their details take. */
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
