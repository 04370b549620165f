import type { ReactNode } from 'react';
import { arc, centre, ring, ringDrawing, toned, track } from './Chart.css.ts';
import type { ChartTone } from './tones.ts';

export interface GaugeProps {
  /** How full, 0 to 1; what is beyond is cut. */
  value: number;
  /** The whole story: "83 of 100 tickets done". */
  label: string;
  tone?: ChartTone;
  size?: 's' | 'm' | 'l';
  /** The figure in the middle, and a word under it. */
  children?: ReactNode;
}

/** The share of the circle that a gauge takes; the rest is open at its foot. */
const open = 0.75;

/** How near a goal is, as an open ring. For a time that runs use `ProgressRing`. */
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
