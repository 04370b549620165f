import type { ReactNode } from 'react';
import { arc, centre, ring, ringDrawing, toned, track } from './Chart.css.ts';
import type { ChartTone } from './tones.ts';

export interface GaugeProps {
  /** The filled share, from 0 to 1. Values outside are clamped. */
  value: number;
  /** The accessible name, with the whole result: "83 of 100 tickets done". */
  label: string;
  /**
   * The colour, by meaning.
   * @default 'accent'
   */
  tone?: ChartTone;
  /**
   * The size of the ring.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * The content in the middle of the ring: a number with a word below it. It's hidden from screen
   * readers.
   */
  children?: ReactNode;
}

/** The share of the circle that a gauge uses. The rest is the gap at the bottom. */
const open = 0.75;

/** Progress towards a goal, as an open ring. For progress over time, use `ProgressRing`. */
export function Gauge({ value, label, tone, size, children }: GaugeProps) {
  const filled = Math.min(1, Math.max(0, value)) * open;
  const circle = { cx: 50, cy: 50, r: 44, strokeWidth: 10, pathLength: 1, 'data-round': true };
  return (
    <div role="img" aria-label={label} className={`${ring({ size })} ${toned({ tone })}`}>
      <svg viewBox="0 0 100 100" className={ringDrawing} aria-hidden>
        <g transform="rotate(135 50 50)">
          <circle
            {...circle}
            className={track}
            strokeLinecap="round"
            strokeDasharray={`${open} 1`}
          />
          {filled > 0 && <circle {...circle} className={arc} strokeDasharray={`${filled} 1`} />}
        </g>
      </svg>
      <span className={centre} aria-hidden>
        {children}
      </span>
    </div>
  );
}
