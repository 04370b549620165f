import { createContext, use, useId } from 'react';
import { useValue } from '../state/useValue.ts';

export interface ChoiceProps<Value extends string> {
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
}

interface Choices {
  name: string;
  value: string | null;
  isDisabled: boolean | undefined;
  isInvalid: boolean | undefined;
  choose: (value: string) => void;
}

/** Shares one choice among the radios inside. */
export const ChoicesContext = createContext<Choices | null>(null);

/** The state of a group of radios, for `ChoicesContext`. */
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

/** One radio's native attributes. */
export function useChoice(value: string, isDisabled: boolean | undefined) {
  const group = use(ChoicesContext);
  if (!group) throw new Error('A choice stands inside a RadioGroup or a Segmented.');
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
