import { colourOf } from '../../Chart/tones.ts';
import type { ChartRow } from '../data.ts';

export interface CandleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  payload: ChartRow;
}

/** A day of a price: the line from the lowest to the highest, the body from the first to the last; hollow when it rose. */
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
