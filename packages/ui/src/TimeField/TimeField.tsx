import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { field as fieldStyle } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow, type SegmentLabels } from '../DateField/SegmentRow.tsx';
import { timeParts } from '../DateField/segments.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import type { Time } from './clock.ts';
import { noon, useTimeSegments } from './useTimeSegments.ts';
import { useSegmentLabels } from '../DateField/useSegmentLabels.ts';

/** The texts of the segments of a time. */
export type TimeLabels = Pick<SegmentLabels, 'hour' | 'minute' | 'dayPeriod'>;

export interface TimeFieldProps extends FieldProps {
  /**
   * The time (controlled) in 24 hours, such as `18:40`, or null while it's incomplete. Leave it out
   * to let the field keep its own state.
   */
  value?: Time | null;
  /**
   * The time at first (uncontrolled).
   * @default null
   */
  defaultValue?: Time | null;
  /**
   * Called with the time when it's complete, or with null when a complete time becomes incomplete.
   */
  onChange?: (value: Time | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * The earliest valid time. An earlier time makes the field invalid; explain it in `errorMessage`.
   * There's no limit if it's left out.
   */
  minValue?: Time;
  /**
   * The latest valid time. A later time makes the field invalid; explain it in `errorMessage`.
   * There's no limit if it's left out.
   */
  maxValue?: Time;
  /**
   * The number of minutes that an arrow key adds or subtracts, such as 5 or 15.
   * @default 1
   */
  minuteStep?: number;
  /** The number of hours on the clock. If it's left out, it follows the locale. */
  hourCycle?: 12 | 24;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<TimeLabels>;
  /** A ref to the `<input>` element of the first segment. */
  ref?: Ref<HTMLInputElement>;
}

/** A time of day, with 12 or 24 hours by the locale. With a day, use `DateTimePicker`. */
export function TimeField({ minuteStep, hourCycle, onBlur, ref, ...props }: TimeFieldProps) {
  const labels = useSegmentLabels(props.labels);
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
            parts={timeParts(locale, hourCycle)}
            value={time.segments}
            origin={noon}
            labels={labels}
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
