import { useState, type FocusEvent, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { field as fieldStyle } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { SegmentRow } from '../DateField/SegmentRow.tsx';
import { timeParts } from '../DateField/segments.ts';
import { dash } from '../DatePicker/DatePicker.css.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import type { Time } from './clock.ts';
import type { TimeFieldProps, TimeWords } from './TimeField.tsx';
import { noon, useTimeSegments } from './useTimeSegments.ts';

/** From a time to a time; an end before its start is of the next day. */
export interface TimeRange {
  start: Time;
  end: Time;
}

export interface TimeRangeFieldProps
  extends FieldProps, Pick<TimeFieldProps, 'minuteStep' | 'hourCycle'> {
  value?: TimeRange | null;
  defaultValue?: TimeRange | null;
  onChange?: (value: TimeRange | null) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Makes a range over midnight invalid. */
  isWithinDay?: boolean;
  words: TimeWords & { from: string; to: string };
  ref?: Ref<HTMLInputElement>;
}

/** Opening hours, a shift: from a time to a time. */
export function TimeRangeField({ words, onBlur, ref, isWithinDay, ...props }: TimeRangeFieldProps) {
  const { locale } = useLocale();
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const [half, setHalf] = useState<{ start: Time | null; end: Time | null }>({
    start: null,
    end: null,
  });
  const ends = value ?? half;
  const set = (next: typeof half) => {
    setHalf(next);
    if (next.start && next.end) change({ start: next.start, end: next.end });
    else if (value) change(null);
  };
  const start = useTimeSegments(ends.start, (time) => set({ start: time, end: ends.end }));
  const end = useTimeSegments(ends.end, (time) => set({ start: ends.start, end: time }));
  const [field] = splitField(props);
  const isTurned = isWithinDay && value !== null && value.end <= value.start;
  return (
    <Field {...field} isInvalid={props.isInvalid ?? (isTurned || undefined)} isGroup>
      {({ name, ...control }, labelId) => {
        const row = {
          labelId,
          parts: timeParts(locale, props.hourCycle),
          origin: noon,
          words,
          minuteStep: props.minuteStep,
        };
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
              onChange={end.write}
            />
            {name && <input type="hidden" name={`${name}.start`} value={value?.start ?? ''} />}
            {name && <input type="hidden" name={`${name}.end`} value={value?.end ?? ''} />}
          </div>
        );
      }}
    </Field>
  );
}
