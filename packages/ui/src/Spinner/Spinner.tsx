import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is awaited, for a screen reader; without it the spinner is decoration. */
  label?: string;
  size?: 'm' | 'l';
}

/** Something is on its way and its shape is not known; else use `Skeleton`. */
export function Spinner({ label, size }: SpinnerProps) {
  return label ? (
    <span className={spinner({ size })} role="status" aria-label={label} />
  ) : (
    <span className={spinner({ size })} aria-hidden />
  );
}
