import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** One thing under another. */
export function Stack({ children, gap, align }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
