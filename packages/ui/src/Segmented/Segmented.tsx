import type { ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { ChoicesContext, useChoices, type ChoiceProps } from '../RadioGroup/useChoices.ts';
import { rail, wide } from './Segmented.css.ts';

export interface SegmentedProps<Value extends string = string>
  extends FieldProps, ChoiceProps<Value> {
  /** The choices, as two to five `Segment` elements. */
  children: ReactNode;
  /**
   * Whether the control is as wide as its container.
   * @default false
   */
  isWide?: boolean;
}

/** One of two to five short choices in a row, with immediate effect. */
export function Segmented<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  children,
  isWide,
  ...field
}: SegmentedProps<Value>) {
  const choices = useChoices({ value, defaultValue, onChange }, field);
  const [labels] = splitField(field);
  return (
    <Field {...labels} isGroup>
      {(control, labelId) => (
        <div
          role="radiogroup"
          id={control.id}
          className={isWide ? `${rail} ${wide}` : rail}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
        >
          <ChoicesContext value={choices}>{children}</ChoicesContext>
        </div>
      )}
    </Field>
  );
}
