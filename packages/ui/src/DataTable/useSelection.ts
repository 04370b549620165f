import { useRef, useState } from 'react';
import { setRange, toggleAll, toggleKey, type Keys } from './selection.ts';

export interface SelectionProps {
  selectedKeys?: Keys;
  defaultSelectedKeys?: Keys;
  /** Makes rows selectable. */
  onSelectionChange?: (keys: Set<string>) => void;
}

/** Which rows are chosen, and the anchor from which a range grows. */
export function useSelection(props: SelectionProps, keys: readonly string[]) {
  const [own, setOwn] = useState<Keys>(props.defaultSelectedKeys ?? new Set());
  const anchor = useRef(0);
  const selected = props.selectedKeys ?? own;
  const isOn = props.onSelectionChange !== undefined;
  const change = (next: Set<string>) => {
    if (!isOn) return;
    setOwn(next);
    props.onSelectionChange?.(next);
  };
  return {
    isOn,
    selected,
    toggle: (index: number, isExtending: boolean) => {
      const key = keys[index];
      if (key === undefined) return;
      if (isExtending) {
        change(setRange(selected, keys, anchor.current, index, !selected.has(key)));
      } else {
        change(toggleKey(selected, key));
      }
      anchor.current = index;
    },
    extend: (from: number, to: number) => change(setRange(selected, keys, from, to, true)),
    toggleAll: () => change(toggleAll(selected, keys)),
  };
}
