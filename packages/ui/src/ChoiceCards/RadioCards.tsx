import type { ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { ChoicesContext, useChoices, type ChoiceProps } from '../RadioGroup/useChoices.ts';
import { cards } from './ChoiceCards.css.ts';

export interface RadioCardsProps<Value extends string = string>
  extends Omit<FieldProps, 'isReadOnly'>, ChoiceProps<Value> {
  /** The choices, as `ChoiceCard` elements. */
  children: ReactNode;
}

/** One of a few choices that each need an icon, a description or a price. */
export function RadioCards<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  children,
  ...field
}: RadioCardsProps<Value>) {
  const choices = useChoices(
    { value, defaultValue, onChange },
    { ...field, isInvalid: field.isInvalid ?? Boolean(field.errorMessage) },
  );
  const [labels] = splitField(field);
  return (
    <Field {...labels} isGroup>
      {(control, labelId) => (
        <div
          role="radiogroup"
          id={control.id}
          tabIndex={-1}
          className={cards}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          aria-invalid={control['aria-invalid']}
        >
          <ChoicesContext value={choices}>{children}</ChoicesContext>
        </div>
      )}
    </Field>
  );
}
