import type { ReactNode } from 'react';
import { grid } from './Stack.css.ts';

export interface GridProps {
  children: ReactNode;
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  /** How narrow an item may become before there is one column fewer. */
  item?: 's' | 'm' | 'l';
}

/** Equal columns, as many as there is room for. */
export function Grid({ children, gap, item }: GridProps) {
  return <div className={grid({ gap, item })}>{children}</div>;
}
