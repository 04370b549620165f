import type { Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { formatted } from './DateTimeField.css.ts';

export interface DateTimeFieldProps extends FieldProps {
  /**
   * The local date and time (controlled) as `YYYY-MM-DD HH:mm`, or `YYYY-MM-DD` with
   * `granularity="day"`; empty if none is set. Leave it out to let the field keep its own state.
   */
  value?: string;
  /**
   * The date and time at first (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /**
   * Called with the date and time in the format of `value`, or an empty text, when the user changes
   * it.
   */
  onChange?: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /** The earliest date and time, in the format of `value`. There's no limit if it's left out. */
  minValue?: string;
  /** The latest date and time, in the format of `value`. There's no limit if it's left out. */
  maxValue?: string;
  /**
   * The precision: down to the minute, or the day without a time.
   * @default 'minute'
   */
  granularity?: 'minute' | 'day';
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** Returns a local date, or date and time, in the format of a locale; '' if it's incomplete. */
function formatLocal(value: string, locale: string): string {
  const isDay = value.length === 10;
  const moment = new Date(isDay ? value : `${value.replace(' ', 'T')}Z`);
  if (Number.isNaN(moment.getTime())) return '';
  return moment.toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: isDay ? undefined : 'short',
    timeZone: 'UTC',
  });
}

const toNative = (value: string | undefined) => value?.replace(' ', 'T');

/**
 * A local date and time, entered with the device's own picker. It's shown in the format of the
 * reader's region; while it has focus, in the browser's own.
 */
export function DateTimeField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  minValue,
  maxValue,
  granularity = 'minute',
  ref,
  ...props
}: DateTimeFieldProps) {
  const [moment, change] = useValue(value, defaultValue, onChange);
  const { locale } = useLocale();
  const text = formatLocal(moment, locale);
  const [field] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...control}
          ref={ref}
          prefix={
            text && (
              <span aria-hidden className={formatted}>
                {text}
              </span>
            )
          }
          type={granularity === 'day' ? 'date' : 'datetime-local'}
          min={toNative(minValue)}
          max={toNative(maxValue)}
          value={toNative(moment)}
          onChange={(native) => change(native.replace('T', ' '))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
