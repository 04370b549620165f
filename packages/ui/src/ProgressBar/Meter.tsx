import { Bar, type BarProps } from './Bar.tsx';

export interface MeterProps extends BarProps {
  /** The value, between `minValue` and `maxValue`. */
  value: number;
}

/** An amount between two limits. For progress of a task, use `ProgressBar`. */
export function Meter(props: MeterProps) {
  return <Bar {...props} role="meter" />;
}
