import { createContext } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';

/** Props of a group of several choices. */
export interface CheckedProps<Value extends string> {
  /**
   * The selected values in the order of selection (controlled). Leave it out to let the group keep
   * its own state.
   */
  value?: readonly Value[];
  /**
   * The values that are selected at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Value[];
  /** Called with all selected values when the user changes the selection. */
  onChange?: (value: Value[]) => void;
}

interface Checked {
  name: string | undefined;
  values: readonly string[];
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  isInvalid: boolean | undefined;
  toggle: (value: string) => void;
}

/** Context of a group for its checkboxes. */
export const CheckedContext = createContext<Checked | null>(null);

const none: readonly never[] = [];

/** Returns the state of a group of checkboxes, for `CheckedContext`. */
export function useChecked<Value extends string>(
  { value, defaultValue = none, onChange }: CheckedProps<Value>,
  field: Pick<FieldProps, 'name' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'errorMessage'>,
) {
  const [values, change] = useValue<readonly Value[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  const checked: Checked = {
    name: field.name,
    values,
    isDisabled: field.isDisabled,
    isReadOnly: field.isReadOnly,
    isInvalid: field.isInvalid ?? Boolean(field.errorMessage),
    toggle: (one) =>
      change(
        values.includes(one as Value)
          ? values.filter((other) => other !== one)
          : [...values, one as Value],
      ),
  };
  return { checked, values, change };
}
