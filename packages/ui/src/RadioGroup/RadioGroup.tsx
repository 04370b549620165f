import { createContext, type ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { group } from './RadioGroup.css.ts';
import { ChoicesContext, useChoices, type ChoiceProps } from './useChoices.ts';

/** The look of a group for its radios. */
export const LookContext = createContext<'plain' | 'card'>('plain');

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps, ChoiceProps<Value> {
  /**
   * The look of the choices. Use `card` if each has a description.
   * @default 'plain'
   */
  look?: 'plain' | 'card';
  /** The choices, as `Radio` elements. */
  children: ReactNode;
}

/** One of a few choices, all visible. For many choices, use `Select`. */
export function RadioGroup<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  look = 'plain',
  children,
  ...field
}: RadioGroupProps<Value>) {
  const choices = useChoices({ value, defaultValue, onChange }, field);
  const [labels] = splitField(field);
  return (
    <Field {...labels} isGroup>
      {(control, labelId) => (
        <div
          role="radiogroup"
          id={control.id}
          tabIndex={-1}
          className={group({ look })}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          aria-invalid={control['aria-invalid']}
        >
          <LookContext value={look}>
            <ChoicesContext value={choices}>{children}</ChoicesContext>
          </LookContext>
        </div>
      )}
    </Field>
  );
}
