import { Bar, type BarProps } from './Bar.tsx';

export interface ProgressBarProps extends BarProps {
  /** How far it is; without one the end is not in sight. */
  value?: number;
  /** Lets the stripes run while it goes on. */
  isAnimated?: boolean;
}

/** How far something that runs has come. For a quantity that stands use `Meter`. */
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
