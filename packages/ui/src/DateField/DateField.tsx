import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { Day } from '../Calendar/day.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { field as fieldStyle } from './DateField.css.ts';
import { leaves } from './leaves.ts';
import { SegmentRow, type SegmentWords } from './SegmentRow.tsx';
import { dateParts } from './segments.ts';
import { useDateSegments } from './useDateSegments.ts';

/** How the segments of a date are called. */
export type DateWords = Pick<SegmentWords, 'year' | 'month' | 'day'>;

export interface DateFieldProps extends FieldProps {
  /** `2026-11-21`; null while it is not whole. */
  value?: Day | null;
  defaultValue?: Day | null;
  onChange?: (value: Day | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** A day past these makes the field invalid; say so in `errorMessage`. */
  minValue?: Day;
  maxValue?: Day;
  words: DateWords;
  ref?: Ref<HTMLInputElement>;
}

/** Whether a day is past its bounds. */
export const isOutside = (day: Day | null, min?: Day, max?: Day): boolean =>
  day !== null && ((min !== undefined && day < min) || (max !== undefined && day > max));

/** A day that one knows and writes: a birthday, a date on a paper. To look for a day, use `DatePicker`. */
export function DateField({ minValue, maxValue, words, onBlur, ref, ...props }: DateFieldProps) {
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const date = useDateSegments(value, change);
  const [field] = splitField(props);
  const isInvalid = props.isInvalid ?? (isOutside(value, minValue, maxValue) || undefined);
  return (
    <Field {...field} isInvalid={isInvalid} isGroup>
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
            parts={dateParts(locale)}
            value={date.segments}
            origin={date.origin}
            words={words}
            onChange={date.write}
            inputRef={ref}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
}
