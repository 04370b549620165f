import type { ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { ChoicesContext, useChoices, type ChoiceProps } from '../RadioGroup/useChoices.ts';
import { rail, wide } from './Segmented.css.ts';

export interface SegmentedProps<Value extends string = string>
  extends FieldProps, ChoiceProps<Value> {
  /** Two to five `Segment`s. */
  children: ReactNode;
  /** As wide as its container. */
  isWide?: boolean;
}

/** One of two to five short words, in a rail; takes effect at once. */
export function Segmented<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  children,
  isWide,
  ...field
}: SegmentedProps<Value>) {
  const choices = useChoices({ value, defaultValue, onChange }, field);
  const [words] = splitField(field);
  return (
    <Field {...words} isGroup>
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
