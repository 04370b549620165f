import type { ReactNode } from 'react';
import { inline } from './Stack.css.ts';

export interface InlineProps {
  /** The items. */
  children: ReactNode;
  /**
   * The space between items.
   * @default 's'
   */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  /**
   * The vertical alignment of the items.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * The horizontal distribution of the items.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Whether items that don't fit continue on a new row.
   * @default true
   */
  isWrapping?: boolean;
}

/** Items in a row. */
export function Inline({ children, gap, align, justify, isWrapping = true }: InlineProps) {
  return (
    <div className={inline({ gap, align, justify, isWrapping: isWrapping || undefined })}>
      {children}
    </div>
  );
}
