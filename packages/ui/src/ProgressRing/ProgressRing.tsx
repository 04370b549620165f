import type { ReactNode } from 'react';
import { arc, centre, drawing, ring, track } from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** The filled share, from 0 to 1. Values outside are clamped. */
  value: number;
  /** The accessible name, with the whole value: "4 minutes of 15". */
  label: string;
  /**
   * The colour, by meaning.
   * @default 'accent'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The size of the ring.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** The number in the middle. It's hidden from screen readers. */
  children?: ReactNode;
}

/** The used share of a time or an amount, readable at a glance. */
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
