import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /**
   * The announcement, which names the loading content. Without it the spinner is hidden from screen
   * readers.
   */
  label?: string;
  /**
   * The size of the spinner.
   * @default 'm'
   */
  size?: 'm' | 'l';
}

/** Shows that something of unknown shape is loading. If the shape is known, use `Skeleton`. */
export function Spinner({ label, size }: SpinnerProps) {
  return label ? (
    <span className={spinner({ size })} role="status" aria-label={label} />
  ) : (
    <span className={spinner({ size })} aria-hidden />
  );
}
