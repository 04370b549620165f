import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { field as fieldStyle } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow, type SegmentWords } from '../DateField/SegmentRow.tsx';
import { timeParts } from '../DateField/segments.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import type { Time } from './clock.ts';
import { noon, useTimeSegments } from './useTimeSegments.ts';

/** How the segments of a time are called. */
export type TimeWords = Pick<SegmentWords, 'hour' | 'minute' | 'dayPeriod'>;

export interface TimeFieldProps extends FieldProps {
  /** `18:40`, whatever the language shows; null while it is not whole. */
  value?: Time | null;
  defaultValue?: Time | null;
  onChange?: (value: Time | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** A time past these makes the field invalid; say so in `errorMessage`. */
  minValue?: Time;
  maxValue?: Time;
  /** How far an arrow key moves the minutes: 5, 15. */
  minuteStep?: number;
  /** The language knows unless told. */
  hourCycle?: 12 | 24;
  words: TimeWords;
  ref?: Ref<HTMLInputElement>;
}

/** A time of the day, with 12 or 24 hours as the language has them. With its day: `DateTimePicker`. */
export function TimeField({ minuteStep, hourCycle, words, onBlur, ref, ...props }: TimeFieldProps) {
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const time = useTimeSegments(value, change);
  const [field, { minValue, maxValue }] = splitField(props);
  const isOut =
    value !== null &&
    ((minValue !== undefined && value < minValue) || (maxValue !== undefined && value > maxValue));
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isOut || undefined)} isGroup>
      {({ name, ...control }, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves its inputs
        <div
          className={fieldStyle}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
          onBlur={leaves(onBlur)}
        >
          <SegmentRow
            control={control}
            labelId={labelId}
            parts={timeParts(locale, hourCycle)}
            value={time.segments}
            origin={noon}
            words={words}
            minuteStep={minuteStep}
            onChange={time.write}
            inputRef={ref}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
}
