import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** The accessible name of the group. */
  label: string;
  /** `Button`s, `IconButton`s or triggers of `Menu`s, all of the same size and emphasis. */
  children: ReactNode;
  /**
   * The direction in which the buttons are joined.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Whether the group is as wide as its container, with buttons of equal width.
   * @default false
   */
  isWide?: boolean;
}

/**
 * Related buttons joined into one row or column. For a choice, use `Segmented` or `ToggleGroup`.
 */
export function ButtonGroup({ label, children, orientation, isWide }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={group({ orientation, isWide })}>
      {children}
    </div>
  );
}
