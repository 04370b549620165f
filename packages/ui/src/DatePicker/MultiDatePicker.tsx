import type { FocusEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { Day } from '../Calendar/day.ts';
import { formatDay } from '../Calendar/dayWords.ts';
import { MultiCalendar } from '../Calendar/MultiCalendar.tsx';
import { field as fieldStyle, row } from '../DateField/DateField.css.ts';
import { leaves } from '../DateField/leaves.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { Tag } from '../TagField/Tag.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { days as daysStyle } from './DatePicker.css.ts';
import type { DatePickerWords, PickerOptions } from './DatePicker.tsx';

export interface MultiDatePickerProps extends FieldProps, PickerOptions {
  value?: readonly Day[];
  defaultValue?: readonly Day[];
  onChange?: (value: Day[]) => void;
  onBlur?: (event: FocusEvent) => void;
  maxCount?: number;
  placeholder?: string;
  words: DatePickerWords & {
    /** Names the cross of a day. */
    remove: (day: string) => string;
  };
}

const none: readonly Day[] = [];

/** Several days that need not touch, each a tag: holidays, days off. */
export function MultiDatePicker({ words, onBlur, placeholder, ...props }: MultiDatePickerProps) {
  const { locale } = useLocale();
  const [value, change] = useValue<readonly Day[]>(
    props.value,
    props.defaultValue ?? none,
    (next) => props.onChange?.([...next]),
  );
  const [field, { value: _, defaultValue: __, onChange: ___, ...options }] = splitField(props);
  const title = typeof props.label === 'string' ? props.label : words.open;
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
                const said = formatDay(day, locale, { dateStyle: 'medium' });
                return (
                  <Tag
                    key={day}
                    isDisabled={control.disabled}
                    removeLabel={control.readOnly ? undefined : words.remove(said)}
                    onRemove={() => change(value.filter((other) => other !== day))}
                  >
                    {said}
                  </Tag>
                );
              })}
            </span>
          )}
          <CalendarButton
            label={words.open}
            title={title}
            isDisabled={control.disabled || control.readOnly}
          >
            {() => (
              <MultiCalendar
                {...options}
                label={title}
                words={words}
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
