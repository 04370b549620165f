import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { detail } from './Details.css.ts';

export interface DetailCellProps {
  rowKey: string;
  onHeight: (key: string, height: number) => void;
  children: ReactNode;
}

/** What opened below a row. It tells its height, as the rows after it stand further down. */
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
