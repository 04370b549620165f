import type { ReactNode } from 'react';
import { grid } from './Stack.css.ts';

export interface GridProps {
  /** The items. */
  children: ReactNode;
  /**
   * The space between items.
   * @default 'l'
   */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  /**
   * The minimum width of an item before there's one column less.
   * @default 'm'
   */
  item?: 's' | 'm' | 'l';
}

/** Items in equal columns, as many as fit. */
export function Grid({ children, gap, item }: GridProps) {
  return <div className={grid({ gap, item })}>{children}</div>;
}
