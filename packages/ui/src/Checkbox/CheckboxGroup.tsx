import type { ReactNode } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { group, indented, inline } from './CheckboxGroup.css.ts';
import { CheckedContext, useChecked, type CheckedProps } from './useChecked.ts';

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldProps, CheckedProps<Value> {
  /** The choices, as `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** The label of a checkbox above the others that selects all or none. Requires `allValues`. */
  allLabel?: ReactNode;
  /**
   * The values that the checkbox of `allLabel` selects.
   * @default []
   */
  allValues?: readonly Value[];
  /**
   * Whether the checkboxes are laid out in rows.
   * @default false
   */
  isInline?: boolean;
}

/**
 * Several of a few choices, all visible. For many choices, use `MultiSelect`; for choices with a
 * description, `CheckboxCards`.
 */
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
  const [labels] = splitField(field);
  const count = allValues.filter((one) => values.includes(one)).length;
  const isAll = count > 0 && count === allValues.length;
  return (
    <Field {...labels} isGroup>
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
