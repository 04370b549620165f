import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { Day } from '../Calendar/day.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { field as fieldStyle } from './DateField.css.ts';
import { leaves } from './leaves.ts';
import { SegmentRow, type SegmentLabels } from './SegmentRow.tsx';
import { dateParts } from './segments.ts';
import { useDateSegments } from './useDateSegments.ts';
import { useSegmentLabels } from './useSegmentLabels.ts';

/** The texts of the segments of a date. */
export type DateLabels = Pick<SegmentLabels, 'year' | 'month' | 'day'>;

export interface DateFieldProps extends FieldProps {
  /**
   * The day (controlled), such as `2026-11-21`, or null while it's incomplete. Leave it out to let
   * the field keep its own state.
   */
  value?: Day | null;
  /**
   * The day at first (uncontrolled).
   * @default null
   */
  defaultValue?: Day | null;
  /**
   * Called with the day when it's complete, or with null when a complete day becomes incomplete.
   */
  onChange?: (value: Day | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * The first valid day. An earlier day makes the field invalid; explain it in `errorMessage`.
   * There's no limit if it's left out.
   */
  minValue?: Day;
  /**
   * The last valid day. A later day makes the field invalid; explain it in `errorMessage`. There's
   * no limit if it's left out.
   */
  maxValue?: Day;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<DateLabels>;
  /** A ref to the `<input>` element of the first segment. */
  ref?: Ref<HTMLInputElement>;
}

/** Whether a day is outside its limits. */
export const isOutside = (day: Day | null, min?: Day, max?: Day): boolean =>
  day !== null && ((min !== undefined && day < min) || (max !== undefined && day > max));

/** A date that people know and type, such as a birthday. To look up a day, use `DatePicker`. */
export function DateField({ minValue, maxValue, onBlur, ref, ...props }: DateFieldProps) {
  const labels = useSegmentLabels(props.labels);
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const date = useDateSegments(value, change);
  const [field] = splitField(props);
  const isInvalid = props.isInvalid ?? (isOutside(value, minValue, maxValue) || undefined);
  return (
    <Field {...field} isInvalid={isInvalid} isGroup>
      {({ name, ...control }, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles focus leaving its inputs
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
            labels={labels}
            onChange={date.write}
            inputRef={ref}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
}
