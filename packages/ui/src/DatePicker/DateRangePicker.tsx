import type { FocusEvent, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { RangeCalendar, type DayRange } from '../Calendar/RangeCalendar.tsx';
import { field as fieldStyle } from '../DateField/DateField.css.ts';
import { isOutside } from '../DateField/DateField.tsx';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { dateParts } from '../DateField/segments.ts';
import { useDateSegments } from '../DateField/useDateSegments.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useMedia } from '../overlays/useMedia.ts';
import { useValue } from '../state/useValue.ts';
import { media } from '../styles/media.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dash, presets as presetsStyle, withPresets } from './DatePicker.css.ts';
import type { DatePickerWords, PickerOptions } from './DatePicker.tsx';
import { useRangeEnds } from './useRangeEnds.ts';

/** A range that one often means: “Last week”. */
export interface RangePreset {
  label: string;
  range: DayRange;
}

/** What a field of a range says. */
export interface DateRangeWords extends DatePickerWords {
  /** Name the two ends. */
  from: string;
  to: string;
}

export interface DateRangePickerProps extends FieldProps, PickerOptions {
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  onChange?: (value: DayRange | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Ranges to take with one press, beside the calendar. */
  presets?: readonly RangePreset[];
  /** Lets a range go over days that cannot be chosen themselves. */
  allowsNonContiguousRanges?: boolean;
  words: DateRangeWords;
  ref?: Ref<HTMLInputElement>;
}

/** A first and a last day, written, chosen from a calendar, or taken from presets. */
export function DateRangePicker({ presets, words, onBlur, ref, ...props }: DateRangePickerProps) {
  const { locale } = useLocale();
  const isNarrow = useMedia(media.narrow);
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const ends = useRangeEnds(value, change);
  const start = useDateSegments(ends.start, ends.setStart);
  const end = useDateSegments(ends.end, ends.setEnd);
  const [field, { value: _, defaultValue: __, onChange: ___, ...options }] = splitField(props);
  const isWrong =
    ends.isTurned ||
    isOutside(ends.start, options.minValue, options.maxValue) ||
    isOutside(ends.end, options.minValue, options.maxValue);
  const title = typeof props.label === 'string' ? props.label : words.open;
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isWrong || undefined)} isGroup>
      {({ name, ...control }, labelId) => {
        const row = { labelId, parts: dateParts(locale), words };
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves its inputs
          <div
            className={fieldStyle}
            data-invalid={control['aria-invalid']}
            data-disabled={control.disabled || undefined}
            data-readonly={control.readOnly || undefined}
            onBlur={leaves(onBlur)}
          >
            <SegmentRow
              {...row}
              control={control}
              label={words.from}
              isTight
              value={start.segments}
              origin={start.origin}
              onChange={start.write}
              inputRef={ref}
            />
            <span className={dash} aria-hidden>
              –
            </span>
            <SegmentRow
              {...row}
              control={{ ...control, id: `${control.id}-end` }}
              label={words.to}
              value={end.segments}
              origin={end.origin}
              onChange={end.write}
            />
            <CalendarButton
              label={words.open}
              title={title}
              isDisabled={control.disabled || control.readOnly}
            >
              {(close) => {
                const take = (range: DayRange) => {
                  change(range);
                  close();
                };
                return (
                  <div className={withPresets}>
                    {presets && (
                      <div className={presetsStyle}>
                        {presets.map(({ label, range }) => (
                          <Button
                            key={label}
                            size="s"
                            emphasis="ghost"
                            aria-pressed={range.start === value?.start && range.end === value.end}
                            onPress={() => take(range)}
                          >
                            {label}
                          </Button>
                        ))}
                      </div>
                    )}
                    <RangeCalendar
                      {...options}
                      label={title}
                      words={words}
                      visibleMonths={isNarrow || presets ? 1 : 2}
                      value={value}
                      autoFocus
                      onChange={take}
                    />
                  </div>
                );
              }}
            </CalendarButton>
            {name && <input type="hidden" name={`${name}.start`} value={value?.start ?? ''} />}
            {name && <input type="hidden" name={`${name}.end`} value={value?.end ?? ''} />}
          </div>
        );
      }}
    </Field>
  );
}
