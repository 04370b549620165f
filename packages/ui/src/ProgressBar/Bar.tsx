import { useId, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { bar, figure, heading, name, progress, track } from './ProgressBar.css.ts';
import { filledShare } from './filledShare.ts';

export interface BarProps {
  /** The label, which names the measured thing. */
  label: string;
  /**
   * Whether the label is only for screen readers.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * The value of an empty bar.
   * @default 0
   */
  minValue?: number;
  /**
   * The value of a full bar.
   * @default 100
   */
  maxValue?: number;
  /** The value in words, shown and read instead of the percentage: "3 of 12 dishes". */
  valueLabel?: string;
  /**
   * Whether the value is only for screen readers.
   * @default false
   */
  isValueHidden?: boolean;
  /**
   * The colour, by meaning.
   * @default 'accent'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The thickness of the bar.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Whether the bar is striped. An animated `ProgressBar` is, unless this is false.
   * @default false
   */
  isStriped?: boolean;
}

interface DrawnBarProps extends BarProps {
  role: 'progressbar' | 'meter';
  value: number | null;
  /** Whether the stripes move. */
  isMoving?: boolean;
}

/** Returns the style of a bar that fills a share of the track, from 0 to 1. */
export const filled = (share: number) =>
  ({ '--servery-filled': `${share * 100}%` }) as CSSProperties;

/** The label, track and filled part of a progress bar or meter. */
export function Bar({
  role,
  label,
  isLabelHidden,
  value,
  minValue = 0,
  maxValue = 100,
  valueLabel,
  isValueHidden,
  tone,
  size,
  isStriped,
  isMoving,
}: DrawnBarProps) {
  const id = useId();
  const { locale } = useLocale();
  const share = value === null ? null : filledShare(value, minValue, maxValue);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const text = valueLabel ?? (share === null ? undefined : percent.format(share));
  const shownValue: ReactNode = !isValueHidden && text && <span className={figure}>{text}</span>;
  return (
    <div className={progress}>
      {(!isLabelHidden || shownValue) && (
        <div className={heading} aria-hidden={isLabelHidden || undefined}>
          {isLabelHidden ? (
            <span />
          ) : (
            <span id={id} className={name}>
              {label}
            </span>
          )}
          {shownValue}
        </div>
      )}
      <div
        role={role}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
        aria-valuemin={minValue}
        aria-valuemax={maxValue}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        className={track({ size })}
      >
        <div
          className={bar({
            tone,
            isStriped,
            isMoving: isMoving && isStriped,
            isIndeterminate: share === null || undefined,
          })}
          style={share === null ? undefined : filled(share)}
        />
      </div>
    </div>
  );
}
