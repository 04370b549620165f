import { useMemo, useRef } from 'react';
import { useValue } from '../state/useValue.ts';
import { setRange, toggleAll, toggleKey, type Selection } from './selection.ts';

/** Props of a table with selectable rows. */
export interface SelectionProps {
  /**
   * The keys of the selected rows (controlled), or `all` for every row that matches, loaded or not.
   * Deselecting a row of `all` leaves the other loaded rows selected.
   */
  selectedKeys?: Selection;
  /**
   * The keys of the rows that are selected at first (uncontrolled). None is selected if it's left
   * out.
   */
  defaultSelectedKeys?: Selection;
  /**
   * Called with the keys of all selected rows when the user changes the selection. With it rows are
   * selectable.
   */
  onSelectionChange?: (keys: Set<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The selected rows, and the anchor of a range. `rowKey` is called only when needed. */
export function useSelection<Row>(
  props: SelectionProps,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const [chosen, set] = useValue<Selection>(
    props.selectedKeys,
    props.defaultSelectedKeys ?? nothing,
    // The hook itself never sets `all`.
    (next) => props.onSelectionChange?.(next as Set<string>),
  );
  const anchor = useRef(0);
  const isOn = props.onSelectionChange !== undefined;
  const change = (next: Set<string>) => isOn && set(next);
  const keysOf = () => rows.map(rowKey);
  const selected = () => (chosen === 'all' ? new Set(keysOf()) : chosen);
  const has = (key: string) => chosen === 'all' || chosen.has(key);
  const [isAll, isSome] = useMemo(() => {
    if (chosen === 'all') return [true, true];
    const count = rows.length;
    const isFull =
      count > 0 && chosen.size >= count && rows.every((row) => chosen.has(rowKey(row)));
    return [isFull, isFull || (chosen.size > 0 && rows.some((row) => chosen.has(rowKey(row))))];
  }, [chosen, rows, rowKey]);
  return {
    isOn,
    isAll,
    isSome,
    has,
    toggle: (index: number, isExtending: boolean) => {
      const row = rows[index];
      if (row === undefined || !isOn) return;
      const key = rowKey(row);
      change(
        isExtending
          ? setRange(selected(), keysOf(), anchor.current, index, !has(key))
          : toggleKey(selected(), key),
      );
      anchor.current = index;
    },
    extend: (from: number, to: number) =>
      isOn && change(setRange(selected(), keysOf(), from, to, true)),
    toggleAll: () => isOn && change(toggleAll(selected(), keysOf())),
  };
}
