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
import type { DatePickerLabels, PickerOptions } from './DatePicker.tsx';
import { useRangeEnds } from './useRangeEnds.ts';
import { fromMessage, toMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { useDatePickerLabels } from './useDatePickerLabels.ts';

/** A common range, such as "Last week". */
export interface RangePreset {
  /** The label of the button, unique among the presets. */
  label: string;
  /** The first and last day. */
  range: DayRange;
}

/** The texts of a field with a range of days. */
export interface DateRangeLabels extends DatePickerLabels {
  /** The accessible name of the first day. */
  from: string;
  /** The accessible name of the last day. */
  to: string;
}

export interface DateRangePickerProps extends FieldProps, PickerOptions {
  /** The range (controlled), or null for none. Leave it out to let the field keep its own state. */
  value?: DayRange | null;
  /**
   * The range at first (uncontrolled).
   * @default null
   */
  defaultValue?: DayRange | null;
  /**
   * Called with the range when the user types or selects a complete one, or with null when it
   * becomes incomplete.
   */
  onChange?: (value: DayRange | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /** Ranges to select with one press, next to the calendar. */
  presets?: readonly RangePreset[];
  /**
   * Whether a range can span unavailable days.
   * @default false
   */
  allowsNonContiguousRanges?: boolean;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<DateRangeLabels>;
  /** A ref to the `<input>` element of the first segment. */
  ref?: Ref<HTMLInputElement>;
}

/** A first and a last day, typed, selected from a calendar or from presets. */
export function DateRangePicker({ presets, onBlur, ref, ...props }: DateRangePickerProps) {
  const format = useFormatMessage();
  const labels = useDatePickerLabels(props.labels);
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
  const title = typeof props.label === 'string' ? props.label : labels.open;
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isWrong || undefined)} isGroup>
      {({ name, ...control }, labelId) => {
        const row = { labelId, parts: dateParts(locale), labels };
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles focus leaving its inputs
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
              label={props.labels?.from ?? format(fromMessage)}
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
              label={props.labels?.to ?? format(toMessage)}
              value={end.segments}
              origin={end.origin}
              onChange={end.write}
            />
            <CalendarButton
              label={labels.open}
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
                      labels={labels}
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
