import type { ReactNode } from 'react';
import { inline } from './Stack.css.ts';

export interface InlineProps {
  children: ReactNode;
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a new line when there is no room; on unless told. */
  isWrapping?: boolean;
}

/** One thing beside another. */
export function Inline({ children, gap, align, justify, isWrapping = true }: InlineProps) {
  return (
    <div className={inline({ gap, align, justify, isWrapping: isWrapping || undefined })}>
      {children}
    </div>
  );
}
