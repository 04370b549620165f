import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** What the buttons are for, to a screen reader. */
  label: string;
  /** `Button`s, `IconButton`s and the openers of `Menu`s, all of one size and emphasis. */
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical';
  /** As wide as its container, in equal parts. */
  isWide?: boolean;
}

/** Buttons that belong together, joined. For a choice use `Segmented` or `ToggleGroup`. */
export function ButtonGroup({ label, children, orientation, isWide }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={group({ orientation, isWide })}>
      {children}
    </div>
  );
}
