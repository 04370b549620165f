import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { Day } from '../Calendar/day.ts';
import { formatDay } from '../Calendar/dayWords.ts';
import type { CalendarOptions } from '../Calendar/useCalendar.ts';
import type { CalendarWords } from '../Calendar/words.ts';
import { field as fieldStyle, row } from '../DateField/DateField.css.ts';
import { isOutside, type DateWords } from '../DateField/DateField.tsx';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { dateParts } from '../DateField/segments.ts';
import { useDateSegments } from '../DateField/useDateSegments.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { CalendarButton } from './CalendarButton.tsx';

/** What a field with a calendar says. */
export interface DatePickerWords extends CalendarWords, DateWords {
  /** Names the button that opens the calendar. */
  open: string;
}

/** What a calendar in a field takes. */
export type PickerOptions = Pick<
  CalendarOptions,
  'minValue' | 'maxValue' | 'isDateUnavailable' | 'firstDayOfWeek' | 'hasWeekNumbers' | 'today'
>;

export interface DatePickerProps extends FieldProps, PickerOptions {
  /** `2026-11-21`; null while none is chosen. */
  value?: Day | null;
  defaultValue?: Day | null;
  onChange?: (value: Day | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Shows the day in words in place of segments, to choose and not to write: `{ dateStyle: 'full' }`. */
  format?: Intl.DateTimeFormatOptions;
  /** Stands there while no day is chosen; with `format`. */
  placeholder?: string;
  words: DatePickerWords;
  ref?: Ref<HTMLInputElement>;
}

/** A day, written or chosen from a calendar. One that is known and only written: `DateField`. */
export function DatePicker({ words, onBlur, format, placeholder, ref, ...props }: DatePickerProps) {
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const date = useDateSegments(value, change);
  const [field, { value: _, defaultValue: __, onChange: ___, ...options }] = splitField(props);
  const isOut = isOutside(value, options.minValue, options.maxValue);
  const isTaken = value !== null && options.isDateUnavailable?.(value);
  const title = typeof props.label === 'string' ? props.label : words.open;
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isOut || isTaken || undefined)} isGroup>
      {({ name, ...control }, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves its inputs
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
              words={words}
              onChange={date.write}
              inputRef={ref}
            />
          )}
          <CalendarButton
            label={words.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {(close) => (
              <Calendar
                {...options}
                label={title}
                words={words}
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
