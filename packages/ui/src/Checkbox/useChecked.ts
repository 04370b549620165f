import { createContext } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';

/** What a group of several choices takes. */
export interface CheckedProps<Value extends string> {
  /** The chosen values, in the order of choosing. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
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

/** Shares several choices among the checkboxes inside. */
export const CheckedContext = createContext<Checked | null>(null);

const none: readonly never[] = [];

/** The state of a group of checkboxes, for `CheckedContext`. */
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
