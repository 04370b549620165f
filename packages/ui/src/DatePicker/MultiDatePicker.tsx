import type { FocusEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { Day } from '../Calendar/day.ts';
import { formatDay } from '../Calendar/dayLabels.ts';
import { MultiCalendar } from '../Calendar/MultiCalendar.tsx';
import { field as fieldStyle, row } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { Tag } from '../TagField/Tag.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { days as daysStyle } from './DatePicker.css.ts';
import type { DatePickerLabels, PickerOptions } from './DatePicker.tsx';
import { removeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { useDatePickerLabels } from './useDatePickerLabels.ts';

export interface MultiDatePickerProps extends FieldProps, PickerOptions {
  /**
   * The selected days in order (controlled), such as `['2026-11-21']`. Leave it out to let the
   * field keep its own state.
   */
  value?: readonly Day[];
  /**
   * The days at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Day[];
  /** Called with all selected days in order when the user adds or removes one. */
  onChange?: (value: Day[]) => void;
  /** Called when focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
  /** The maximum number of days. There's no limit if it's left out. */
  maxCount?: number;
  /** The text that is shown while no day is selected. */
  placeholder?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<
    DatePickerLabels & {
      /** Returns the accessible name of a day's remove button. */
      remove: (day: string) => string;
    }
  >;
}

const none: readonly Day[] = [];

/** Several separate days, each shown as a tag, such as holidays or days off. */
export function MultiDatePicker({ onBlur, placeholder, ...props }: MultiDatePickerProps) {
  const format = useFormatMessage();
  const labels = useDatePickerLabels(props.labels);
  const { locale } = useLocale();
  const [value, change] = useValue<readonly Day[]>(
    props.value,
    props.defaultValue ?? none,
    (next) => props.onChange?.([...next]),
  );
  const [field, { value: _, defaultValue: __, onChange: ___, ...options }] = splitField(props);
  const title = typeof props.label === 'string' ? props.label : labels.open;
  return (
    <Field {...field} isGroup>
      {({ name, ...control }, labelId) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className={fieldStyle}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
          onBlur={leaves(onBlur)}
        >
          {value.length === 0 ? (
            <span className={row}>{placeholder}</span>
          ) : (
            <span className={daysStyle}>
              {value.map((day) => {
                const dayText = formatDay(day, locale, { dateStyle: 'medium' });
                return (
                  <Tag
                    key={day}
                    isDisabled={control.disabled}
                    removeLabel={
                      control.readOnly
                        ? undefined
                        : (props.labels?.remove?.(dayText) ??
                          format(removeMessage, { name: dayText }))
                    }
                    onRemove={() => change(value.filter((other) => other !== day))}
                  >
                    {dayText}
                  </Tag>
                );
              })}
            </span>
          )}
          <CalendarButton
            label={labels.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {() => (
              <MultiCalendar
                {...options}
                label={title}
                labels={labels}
                value={value}
                autoFocus
                onChange={change}
              />
            )}
          </CalendarButton>
          {name && value.map((day) => <input key={day} type="hidden" name={name} value={day} />)}
        </div>
      )}
    </Field>
  );
}
