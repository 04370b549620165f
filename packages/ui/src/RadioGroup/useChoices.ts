import { createContext, use, useId } from 'react';
import { useValue } from '../state/useValue.ts';

/** Props of a group with one of several choices. */
export interface ChoiceProps<Value extends string> {
  /**
   * The selected value (controlled), or null for none. Leave it out to let the group keep its own
   * state.
   */
  value?: Value | null;
  /**
   * The value that is selected at first (uncontrolled).
   * @default null
   */
  defaultValue?: Value | null;
  /** Called with the value when the user selects a choice. */
  onChange?: (value: Value) => void;
}

interface Choices {
  name: string;
  value: string | null;
  isDisabled: boolean | undefined;
  isInvalid: boolean | undefined;
  choose: (value: string) => void;
}

/** Context of a group for its radios. */
export const ChoicesContext = createContext<Choices | null>(null);

/** Returns the state of a group of radios, for `ChoicesContext`. */
export function useChoices<Value extends string>(
  { value, defaultValue = null, onChange }: ChoiceProps<Value>,
  { name, isDisabled, isInvalid }: { name?: string; isDisabled?: boolean; isInvalid?: boolean },
): Choices {
  const own = useId();
  const [chosen, choose] = useValue<Value | null>(value, defaultValue, (next) => {
    if (next !== null) onChange?.(next);
  });
  return {
    name: name ?? own,
    value: chosen,
    isDisabled,
    isInvalid,
    choose: (next) => choose(next as Value),
  };
}

/** Returns the native attributes of a radio. */
export function useChoice(value: string, isDisabled: boolean | undefined) {
  const group = use(ChoicesContext);
  if (!group) throw new Error('Radio and Segment must be used inside RadioGroup or Segmented.');
  return {
    type: 'radio',
    name: group.name,
    value,
    disabled: isDisabled || group.isDisabled,
    'aria-invalid': group.isInvalid || undefined,
    checked: group.value === value,
    onChange: () => group.choose(value),
  } as const;
}
