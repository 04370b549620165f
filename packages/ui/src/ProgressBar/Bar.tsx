import { useId, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { bar, figure, heading, name, progress, track } from './ProgressBar.css.ts';
import { filledShare } from './filledShare.ts';

export interface BarProps {
  /** What is measured. */
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  minValue?: number;
  maxValue?: number;
  /** The value in words, shown and read out in place of the percentage: "3 of 12 dishes". */
  valueLabel?: string;
  /** Keeps the value for screen readers only. */
  isValueHidden?: boolean;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  size?: 's' | 'm' | 'l';
  isStriped?: boolean;
}

interface DrawnBarProps extends BarProps {
  role: 'progressbar' | 'meter';
  value: number | null;
  /** Stripes run while something happens. */
  isMoving?: boolean;
}

/** As long as a share of the track, from 0 to 1. */
export const filled = (share: number) =>
  ({ '--servery-filled': `${share * 100}%` }) as CSSProperties;

/** The words, the track and its filled part, for what is progress and for what is a measure. */
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
