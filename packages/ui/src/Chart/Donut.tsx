import type { ReactNode } from 'react';
import {
  amount,
  arc,
  beside,
  centre,
  dot,
  entry,
  figure,
  legend,
  ring,
  ringDrawing,
  toned,
  track,
} from './Chart.css.ts';
import { shares } from './geometry.ts';
import { isToneAgain, toneAt, type ChartTone } from './tones.ts';

/** A part of a whole in a chart. */
export interface ChartPart {
  /** The unique key of the part. */
  id: string;
  /** The name of the part in the legend. */
  label: string;
  /** The amount, in the same unit as the other parts. Values below 0 aren't drawn. */
  value: number;
  /** The colour. If it's left out, the colour follows from the position of the part. */
  tone?: ChartTone;
}

export interface DonutProps {
  /** The accessible name, which names the whole: "Orders by channel". */
  label: string;
  /** The parts of the whole. Their shares are computed from their values. */
  parts: readonly ChartPart[];
  /**
   * Returns a value as text for the legend.
   * @default String
   */
  format?: (value: number) => string;
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

/** The parts of a whole as a ring, with a legend that lists every value. */
export function Donut({ label, parts, format = String, size, children }: DonutProps) {
  const cut = shares(parts.map(({ value }) => value));
  const gap = parts.filter(({ value }) => value > 0).length > 1 ? 0.006 : 0;
  const circle = { cx: 50, cy: 50, r: 43, strokeWidth: 13, pathLength: 1 };
  return (
    <figure className={`${figure} ${beside}`}>
      <div role="img" aria-label={label} className={ring({ size })}>
        <svg viewBox="0 0 100 100" className={ringDrawing} aria-hidden>
          <circle {...circle} className={track} />
          <g transform="rotate(-90 50 50)">
            {parts.map((part, index) => {
              const { start = 0, length = 0 } = cut[index] ?? {};
              return (
                length > gap && (
                  <circle
                    key={part.id}
                    {...circle}
                    className={`${arc} ${toned({ tone: part.tone ?? toneAt(index) })}`}
                    data-again={isToneAgain(index)}
                    strokeDasharray={`${length - gap} 1`}
                    strokeDashoffset={-start}
                  />
                )
              );
            })}
          </g>
        </svg>
        <span className={centre} aria-hidden>
          {children}
        </span>
      </div>
      <ul role="list" aria-label={label} className={legend}>
        {parts.map((part, index) => (
          <li key={part.id} className={entry}>
            <span
              className={`${dot} ${toned({ tone: part.tone ?? toneAt(index) })}`}
              data-again={isToneAgain(index)}
            />
            {part.label}
            <span className={amount}>{format(part.value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
