import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { box, input } from '../TextField/InputBox.css.ts';
import { area, count } from './TextArea.css.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoFocus' | 'dir' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'placeholder' | 'rows' | 'spellCheck'
>;

export interface TextAreaProps extends FieldProps, Native {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Counts against this many characters at the end of the label's line; more can be written, in red. */
  maxCount?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them. */
export function TextArea({
  value,
  defaultValue = '',
  onChange,
  maxCount,
  ref,
  ...props
}: TextAreaProps) {
  const [text, change] = useValue(value, defaultValue, onChange);
  const [field, native] = splitField(props);
  const written = [...text].length;
  const counter = maxCount !== undefined && (
    <span className={count} data-invalid={written > maxCount || undefined}>
      {written}/{maxCount}
    </span>
  );
  return (
    <Field {...field} hint={counter || field.hint}>
      {(control) => (
        <div
          className={box}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
        >
          <textarea
            {...native}
            {...control}
            ref={ref}
            className={`${input} ${area}`}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
