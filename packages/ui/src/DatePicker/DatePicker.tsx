import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { Day } from '../Calendar/day.ts';
import { formatDay } from '../Calendar/dayLabels.ts';
import type { CalendarOptions } from '../Calendar/useCalendar.ts';
import type { CalendarLabels } from '../Calendar/labels.ts';
import { field as fieldStyle, row } from '../DateField/DateField.css.ts';
import { isOutside, type DateLabels } from '../DateField/DateField.tsx';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { dateParts } from '../DateField/segments.ts';
import { useDateSegments } from '../DateField/useDateSegments.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useDatePickerLabels } from './useDatePickerLabels.ts';

/** The texts of a field with a calendar. */
export interface DatePickerLabels extends CalendarLabels, DateLabels {
  /** The accessible name of the button that opens the calendar. */
  open: string;
}

/** Props of a calendar in a field. */
export type PickerOptions = Pick<
  CalendarOptions,
  'minValue' | 'maxValue' | 'isDateUnavailable' | 'firstDayOfWeek' | 'hasWeekNumbers' | 'today'
>;

export interface DatePickerProps extends FieldProps, PickerOptions {
  /**
   * The day (controlled), such as `2026-11-21`, or null for none. Leave it out to let the field
   * keep its own state.
   */
  value?: Day | null;
  /**
   * The day at first (uncontrolled).
   * @default null
   */
  defaultValue?: Day | null;
  /**
   * Called with the day when the user types or selects one, or with null when a complete day
   * becomes incomplete.
   */
  onChange?: (value: Day | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * The format to show the day in, such as `{ dateStyle: 'full' }`. With it the day is selected
   * from the calendar and can't be typed. Segments to type in are shown if it's left out.
   */
  format?: Intl.DateTimeFormatOptions;
  /** The text that is shown while no day is selected. It's used only with `format`. */
  placeholder?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<DatePickerLabels>;
  /** A ref to the `<input>` element of the first segment. It isn't set with `format`. */
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or selected from a calendar. If people know the day, use `DateField`. */
export function DatePicker({
  labels: given,
  onBlur,
  format,
  placeholder,
  ref,
  ...props
}: DatePickerProps) {
  const labels = useDatePickerLabels(given);
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const date = useDateSegments(value, change);
  const [field, { value: _, defaultValue: __, onChange: ___, ...options }] = splitField(props);
  const isOut = isOutside(value, options.minValue, options.maxValue);
  const isTaken = value !== null && options.isDateUnavailable?.(value);
  const title = typeof props.label === 'string' ? props.label : labels.open;
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isOut || isTaken || undefined)} isGroup>
      {({ name, ...control }, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles focus leaving its inputs
        <div
          className={fieldStyle}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
          onBlur={leaves(onBlur)}
        >
          {format ? (
            <output id={control.id} className={row} aria-labelledby={labelId}>
              {value ? formatDay(value, locale, format) : placeholder}
            </output>
          ) : (
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
          )}
          <CalendarButton
            label={labels.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {(close) => (
              <Calendar
                {...options}
                label={title}
                labels={labels}
                value={value}
                autoFocus
                onChange={(day) => {
                  change(day);
                  close();
                }}
              />
            )}
          </CalendarButton>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
}
