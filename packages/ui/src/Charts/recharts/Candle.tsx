import { colourOf } from '../../Chart/tones.ts';
import type { ChartRow } from '../data.ts';

export interface CandleProps {
  /** The left edge, in pixels. */
  x: number;
  /** The top edge, in pixels. */
  y: number;
  /** The width, in pixels. */
  width: number;
  /** The height, in pixels. */
  height: number;
  /** The row with `open`, `high`, `low` and `close`. */
  payload: ChartRow;
}

/**
 * A period of a price: a line from the lowest to the highest, a body from the first to the last
 * value. The body is hollow if the price rose.
 */
export function Candle({ x, y, width, height, payload }: CandleProps) {
  const [open, close, high, low] = ['open', 'close', 'high', 'low'].map((key) =>
    Number(payload[key]),
  ) as [number, number, number, number];
  const scale = high === low ? 0 : height / (high - low);
  const hasRisen = close >= open;
  const colour = colourOf(hasRisen ? 'success' : 'danger');
  const top = y + (high - Math.max(open, close)) * scale;
  const body = Math.max(2, Math.abs(open - close) * scale);
  const middle = x + width / 2;
  return (
    <g stroke={colour} strokeWidth={1.5}>
      <line x1={middle} x2={middle} y1={y} y2={top} />
      <line x1={middle} x2={middle} y1={top + body} y2={y + height} />
      <rect x={x} y={top} width={width} height={body} fill={hasRisen ? 'none' : colour} />
    </g>
  );
}
