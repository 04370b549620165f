import { Bar, type BarProps } from './Bar.tsx';

export interface ProgressBarProps extends BarProps {
  /**
   * The progress, between `minValue` and `maxValue`. If it's left out, the progress is
   * indeterminate.
   */
  value?: number;
  /**
   * Whether the bar has moving stripes while the task runs.
   * @default false
   */
  isAnimated?: boolean;
}

/** The progress of a task. For an amount, use `Meter`. */
export function ProgressBar({ value, isAnimated, ...props }: ProgressBarProps) {
  return (
    <Bar
      {...props}
      role="progressbar"
      value={value ?? null}
      isStriped={props.isStriped ?? isAnimated}
      isMoving={isAnimated}
    />
  );
}
