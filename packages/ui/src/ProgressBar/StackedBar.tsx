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

export interface StackedPart {
  id: string;
  label: string;
  value: number;
  tone: NonNullable<BarProps['tone']>;
}

export interface StackedBarProps extends Pick<
  BarProps,
  'label' | 'isLabelHidden' | 'size' | 'isStriped'
> {
  parts: readonly StackedPart[];
  /** What the whole track holds; the sum of the parts unless told. */
  maxValue?: number;
  /** Keeps the legend for screen readers only. */
  isLegendHidden?: boolean;
}

/** What a whole is made of, in a bar and in words. */
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
  const words = (
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
      {isLegendHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </div>
  );
}
