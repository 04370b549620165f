import { useState, type FocusEvent, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { Day } from '../Calendar/day.ts';
import { field as fieldStyle } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { dateParts, timeParts } from '../DateField/segments.ts';
import { useDateSegments } from '../DateField/useDateSegments.ts';
import { CalendarButton } from '../DatePicker/CalendarButton.tsx';
import type { DatePickerLabels, PickerOptions } from '../DatePicker/DatePicker.tsx';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import type { Time } from '../TimeField/clock.ts';
import type { TimeFieldProps, TimeLabels } from '../TimeField/TimeField.tsx';
import { noon, useTimeSegments } from '../TimeField/useTimeSegments.ts';
import { useDatePickerLabels } from '../DatePicker/useDatePickerLabels.ts';
import { useSegmentLabels } from '../DateField/useSegmentLabels.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';

export interface DateTimePickerProps
  extends
    FieldProps,
    Omit<PickerOptions, 'minValue' | 'maxValue'>,
    Pick<TimeFieldProps, 'minuteStep' | 'hourCycle'> {
  /**
   * The local date and time (controlled), such as `2026-11-21 18:40`, or null while it's
   * incomplete. Leave it out to let the field keep its own state.
   */
  value?: string | null;
  /**
   * The date and time at first (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the date and time when it's complete, or with null when it becomes incomplete. */
  onChange?: (value: string | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * The earliest valid date and time, in the format of `value`. There's no limit if it's left out.
   */
  minValue?: string;
  /**
   * The latest valid date and time, in the format of `value`. There's no limit if it's left out.
   */
  maxValue?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<DatePickerLabels & TimeLabels & { date: string; time: string }>;
  /** A ref to the `<input>` element of the first segment. */
  ref?: Ref<HTMLInputElement>;
}

interface Halves {
  day: Day | null;
  time: Time | null;
}

const halvesOf = (value: string): Halves => ({
  day: value.slice(0, 10),
  time: value.slice(11, 16),
});

const texts = {
  date: { id: 'dateTimePicker.date', text: 'Date' },
  time: { id: 'dateTimePicker.time', text: 'Time' },
};

/** A day and a time, typed, with a calendar for the day. */
export function DateTimePicker({ onBlur, ref, ...props }: DateTimePickerProps) {
  const segments = useSegmentLabels();
  const labels = { ...segments, ...useTexts(texts), ...useDatePickerLabels(), ...props.labels };
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const [half, setHalf] = useState<Halves>({ day: null, time: null });
  const { day, time } = value ? halvesOf(value) : half;
  const set = (next: Halves) => {
    setHalf(next);
    if (next.day && next.time) change(`${next.day} ${next.time}`);
    else if (value) change(null);
  };
  const date = useDateSegments(day, (next) => set({ day: next, time }));
  const clock = useTimeSegments(time, (next) => set({ day, time: next }));
  const [field, options] = splitField(props);
  const { minValue, maxValue, isDateUnavailable, firstDayOfWeek, hasWeekNumbers, today } = options;
  const isOut =
    value !== null &&
    ((minValue !== undefined && value < minValue) || (maxValue !== undefined && value > maxValue));
  const title = typeof props.label === 'string' ? props.label : labels.open;
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
            label={labels.date}
            isTight
            parts={dateParts(locale)}
            value={date.segments}
            origin={date.origin}
            labels={labels}
            onChange={date.write}
            inputRef={ref}
          />
          <SegmentRow
            control={{ ...control, id: `${control.id}-time` }}
            labelId={labelId}
            label={labels.time}
            parts={timeParts(locale, options.hourCycle)}
            value={clock.segments}
            origin={noon}
            labels={labels}
            minuteStep={options.minuteStep}
            onChange={clock.write}
          />
          <CalendarButton
            label={labels.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {(close) => (
              <Calendar
                label={title}
                labels={labels}
                isDateUnavailable={isDateUnavailable}
                firstDayOfWeek={firstDayOfWeek}
                hasWeekNumbers={hasWeekNumbers}
                today={today}
                minValue={minValue?.slice(0, 10)}
                maxValue={maxValue?.slice(0, 10)}
                value={day}
                autoFocus
                onChange={(next) => {
                  set({ day: next, time });
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
