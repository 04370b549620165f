import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Whether changes are read out as they happen. */
  isLive?: boolean;
}

/** Words that only a screen reader meets. */
export function VisuallyHidden({ children, isLive }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
