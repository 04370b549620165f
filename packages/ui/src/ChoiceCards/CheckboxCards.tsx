import type { ReactNode } from 'react';
import { CheckedContext, useChecked, type CheckedProps } from '../Checkbox/useChecked.ts';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { cards } from './ChoiceCards.css.ts';

export interface CheckboxCardsProps<Value extends string = string>
  extends FieldProps, CheckedProps<Value> {
  /** The choices, as `ChoiceCard` elements. */
  children: ReactNode;
}

/** Several of a few choices that each need an icon, a description or a price. */
export function CheckboxCards<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  children,
  ...field
}: CheckboxCardsProps<Value>) {
  const { checked } = useChecked({ value, defaultValue, onChange }, field);
  const [labels] = splitField(field);
  return (
    <Field {...labels} isGroup>
      {(control, labelId) => (
        <div
          role="group"
          id={control.id}
          tabIndex={-1}
          className={cards}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
        >
          <CheckedContext value={checked}>{children}</CheckedContext>
        </div>
      )}
    </Field>
  );
}
