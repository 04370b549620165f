import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** The items. */
  children: ReactNode;
  /**
   * The space between items.
   * @default 'l'
   */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  /**
   * The horizontal alignment of the items.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** Items in a column. */
export function Stack({ children, gap, align }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
