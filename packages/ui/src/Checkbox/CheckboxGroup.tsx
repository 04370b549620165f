import type { ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { group, indented, inline } from './CheckboxGroup.css.ts';
import { CheckedContext, useChecked, type CheckedProps } from './useChecked.ts';

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldProps, CheckedProps<Value> {
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
  /** Words of a checkbox above that takes all or none; give `allValues` with it. */
  allLabel?: ReactNode;
  /** Every value that the one above stands for. */
  allValues?: readonly Value[];
  /** Lays them out in lines. */
  isInline?: boolean;
}

/** Several of a few choices, all in sight. Of many, use `MultiSelect`; each with a sentence, `CheckboxCards`. */
export function CheckboxGroup<Value extends string = string>({
  value,
  defaultValue,
  onChange,
  children,
  allLabel,
  allValues = [],
  isInline,
  ...field
}: CheckboxGroupProps<Value>) {
  const { checked, values, change } = useChecked({ value, defaultValue, onChange }, field);
  const [words] = splitField(field);
  const count = allValues.filter((one) => values.includes(one)).length;
  const isAll = count > 0 && count === allValues.length;
  return (
    <Field {...words} isGroup>
      {(control, labelId) => (
        <div
          role="group"
          id={control.id}
          tabIndex={-1}
          className={isInline ? `${group} ${inline}` : group}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
        >
          {allLabel && (
            <Checkbox
              isSelected={isAll}
              isIndeterminate={count > 0 && !isAll}
              isDisabled={field.isDisabled}
              isReadOnly={field.isReadOnly}
              onChange={() =>
                change([
                  ...values.filter((one) => !allValues.includes(one)),
                  ...(isAll ? [] : allValues),
                ])
              }
            >
              {allLabel}
            </Checkbox>
          )}
          <CheckedContext value={checked}>
            {allLabel ? <div className={`${group} ${indented}`}>{children}</div> : children}
          </CheckedContext>
        </div>
      )}
    </Field>
  );
}
