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
import type { DatePickerWords, PickerOptions } from '../DatePicker/DatePicker.tsx';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import type { Time } from '../TimeField/clock.ts';
import type { TimeFieldProps, TimeWords } from '../TimeField/TimeField.tsx';
import { noon, useTimeSegments } from '../TimeField/useTimeSegments.ts';

export interface DateTimePickerProps
  extends
    FieldProps,
    Omit<PickerOptions, 'minValue' | 'maxValue'>,
    Pick<TimeFieldProps, 'minuteStep' | 'hourCycle'> {
  /** `2026-11-21 18:40` as a clock on the wall shows it; null while it is not whole. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Bounds, in the notation of `value`. */
  minValue?: string;
  maxValue?: string;
  /** Names the row of the time, and says what the segments ask. */
  words: DatePickerWords & TimeWords & { date: string; time: string };
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

/** A day and a time, written, the day from a calendar too. */
export function DateTimePicker({ words, onBlur, ref, ...props }: DateTimePickerProps) {
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
  const title = typeof props.label === 'string' ? props.label : words.open;
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
            label={words.date}
            isTight
            parts={dateParts(locale)}
            value={date.segments}
            origin={date.origin}
            words={words}
            onChange={date.write}
            inputRef={ref}
          />
          <SegmentRow
            control={{ ...control, id: `${control.id}-time` }}
            labelId={labelId}
            label={words.time}
            parts={timeParts(locale, options.hourCycle)}
            value={clock.segments}
            origin={noon}
            words={words}
            minuteStep={options.minuteStep}
            onChange={clock.write}
          />
          <CalendarButton
            label={words.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {(close) => (
              <Calendar
                label={title}
                words={words}
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
