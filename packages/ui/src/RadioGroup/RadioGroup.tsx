import { createContext, type ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { group } from './RadioGroup.css.ts';
import { ChoicesContext, useChoices, type ChoiceProps } from './useChoices.ts';

/** The look that a group's radios share. */
export const LookContext = createContext<'plain' | 'card'>('plain');

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps, ChoiceProps<Value> {
  /** `card` when each choice needs a sentence. */
  look?: 'plain' | 'card';
  /** `Radio`s. */
  children: ReactNode;
}

/** One of a few, all in sight. Of many: use `Select`. */
export function RadioGroup<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  look = 'plain',
  children,
  ...field
}: RadioGroupProps<Value>) {
  const choices = useChoices({ value, defaultValue, onChange }, field);
  const [words] = splitField(field);
  return (
    <Field {...words} isGroup>
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
