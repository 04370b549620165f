import { useMemo, useRef } from 'react';
import { useValue } from '../state/useValue.ts';
import { setRange, toggleAll, toggleKey, type Selection } from './selection.ts';

export interface SelectionProps {
  /** `all` is every row that matches, also those that are not loaded; turning one off leaves the others that are. */
  selectedKeys?: Selection;
  defaultSelectedKeys?: Selection;
  /** Makes rows selectable. */
  onSelectionChange?: (keys: Set<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Which rows are chosen, and the anchor from which a range grows. Keys are only asked for when needed. */
export function useSelection<Row>(
  props: SelectionProps,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const [chosen, set] = useValue<Selection>(
    props.selectedKeys,
    props.defaultSelectedKeys ?? nothing,
    // What is set here is never `all`.
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
