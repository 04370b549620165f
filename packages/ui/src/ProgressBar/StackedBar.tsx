import { useId } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { filled, type BarProps } from './Bar.tsx';
import {
  bar,
  dot,
  figure,
  heading,
  legend,
  name,
  part as partStyle,
  progress,
  track,
} from './ProgressBar.css.ts';
import { filledShare } from './filledShare.ts';

/** A part of a `StackedBar`. */
export interface StackedPart {
  /** The unique key of the part. */
  id: string;
  /** The name of the part in the legend. */
  label: string;
  /** The amount, in the same unit as the other parts. */
  value: number;
  /** The colour, by meaning. */
  tone: NonNullable<BarProps['tone']>;
}

export interface StackedBarProps extends Pick<
  BarProps,
  'label' | 'isLabelHidden' | 'size' | 'isStriped'
> {
  /** The parts, in order. The legend shows their percentages. */
  parts: readonly StackedPart[];
  /**
   * The amount of the whole bar.
   * @default the sum of the parts
   */
  maxValue?: number;
  /**
   * Whether the legend is only for screen readers.
   * @default false
   */
  isLegendHidden?: boolean;
}

/** The parts of a whole as one bar, with a legend. */
export function StackedBar({
  label,
  isLabelHidden,
  parts,
  maxValue,
  size,
  isStriped,
  isLegendHidden,
}: StackedBarProps) {
  const id = useId();
  const { locale } = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const whole = maxValue ?? parts.reduce((sum, { value }) => sum + value, 0);
  const labels = (
    <ul role="list" aria-labelledby={id} className={legend}>
      {parts.map((part) => (
        <li key={part.id} className={partStyle}>
          <span className={dot({ tone: part.tone })} />
          {part.label}{' '}
          <span className={figure}>{percent.format(filledShare(part.value, 0, whole))}</span>
        </li>
      ))}
    </ul>
  );
  const title = (
    <span id={id} className={name}>
      {label}
    </span>
  );
  return (
    <div className={progress}>
      {isLabelHidden ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <div className={heading}>{title}</div>
      )}
      <div className={track({ size })} aria-hidden>
        {parts.map((part) => (
          <div
            key={part.id}
            className={bar({ tone: part.tone, isStriped })}
            style={filled(filledShare(part.value, 0, whole))}
          />
        ))}
      </div>
      {isLegendHidden ? <VisuallyHidden>{labels}</VisuallyHidden> : labels}
    </div>
  );
}
