import type { ChartDrawingProps } from '../data.ts';
import { Cartesian } from './Cartesian.tsx';
import { Polar } from './Polar.tsx';

const round = new Set<ChartDrawingProps['kind']>(['pie', 'donut', 'radial', 'radar']);

/** Draws with Recharts, without animations. */
export function Drawing(props: ChartDrawingProps) {
  return round.has(props.kind) ? <Polar {...props} /> : <Cartesian {...props} />;
}
