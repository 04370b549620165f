import { Bar, type BarProps } from './Bar.tsx';

export interface MeterProps extends BarProps {
  value: number;
}

/** How much of something there is, between two bounds. For what runs use `ProgressBar`. */
export function Meter(props: MeterProps) {
  return <Bar {...props} role="meter" />;
}
