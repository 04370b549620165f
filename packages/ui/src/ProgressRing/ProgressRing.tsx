import type { ReactNode } from 'react';
import { arc, centre, drawing, ring, track } from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** How full, 0 to 1; what is beyond is cut. */
  value: number;
  /** The whole story for a screen reader: "4 minutes of 15". */
  label: string;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  size?: 's' | 'm' | 'l';
  /** A figure in the middle. */
  children?: ReactNode;
}

/** How much of a time or a quantity is used up, at half a glance. */
export function ProgressRing({ value, label, tone, size, children }: ProgressRingProps) {
  const filled = Math.min(1, Math.max(0, value));
  const circle = { cx: 20, cy: 20, r: 17.5, strokeWidth: 4, pathLength: 1 };
  return (
    <span role="img" aria-label={label} className={ring({ tone, size })} data-tone={tone}>
      <svg viewBox="0 0 40 40" className={drawing} aria-hidden>
        <circle {...circle} className={track} />
        {filled > 0 && (
          <circle {...circle} className={arc} strokeDasharray="1 1" strokeDashoffset={1 - filled} />
        )}
      </svg>
      <span className={centre} aria-hidden>
        {children}
      </span>
    </span>
  );
}
