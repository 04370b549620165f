import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { detail } from './Details.css.ts';

export interface DetailCellProps {
  /** The key of the row. */
  rowKey: string;
  /**
   * Called with the key and the height in pixels when it changes, because the following rows move.
   */
  onHeight: (key: string, height: number) => void;
  /** The details. */
  children: ReactNode;
}

/** The details of an expanded row. */
export function DetailCell({ rowKey, onHeight, children }: DetailCellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const cell = ref.current;
    if (!cell) return;
    const observer = new ResizeObserver(() => onHeight(rowKey, cell.offsetHeight));
    observer.observe(cell);
    return () => observer.disconnect();
  }, [rowKey, onHeight]);
  return (
    <td ref={ref} role="gridcell" className={detail} data-detail>
      {children}
    </td>
  );
}
