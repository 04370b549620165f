import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  children: ReactNode;
  /**
   * Whether changes are announced.
   * @default false
   */
  isLive?: boolean;
}

/** A text that only screen readers read. */
export function VisuallyHidden({ children, isLive }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
