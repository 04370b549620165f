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
import type { TimeFieldProps, TimeLabels } from './TimeField.tsx';
import { noon, useTimeSegments } from './useTimeSegments.ts';
import { useSegmentLabels } from '../DateField/useSegmentLabels.ts';
import { fromMessage, toMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

/** A period of the day. An end before its start is on the next day. */
export interface TimeRange {
  /** The start in 24 hours, such as `18:40`. */
  start: Time;
  /** The end in 24 hours, such as `22:00`. */
  end: Time;
}

export interface TimeRangeFieldProps
  extends FieldProps, Pick<TimeFieldProps, 'minuteStep' | 'hourCycle'> {
  /**
   * The period (controlled), or null while it's incomplete. Leave it out to let the field keep its
   * own state.
   */
  value?: TimeRange | null;
  /**
   * The period at first (uncontrolled).
   * @default null
   */
  defaultValue?: TimeRange | null;
  /**
   * Called with the period when both times are complete, or with null when it becomes incomplete.
   */
  onChange?: (value: TimeRange | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * Whether a period past midnight is invalid.
   * @default false
   */
  isWithinDay?: boolean;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<TimeLabels & { from: string; to: string }>;
  /** A ref to the `<input>` element of the first segment. */
  ref?: Ref<HTMLInputElement>;
}

/** A period of the day, such as opening hours or a shift. */
export function TimeRangeField({ onBlur, ref, isWithinDay, ...props }: TimeRangeFieldProps) {
  const format = useFormatMessage();
  const labels = useSegmentLabels(props.labels);
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
          labels,
          minuteStep: props.minuteStep,
        };
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
