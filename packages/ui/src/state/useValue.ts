import { useState } from 'react';

/**
 * State that is controlled if the parent sets a value, and uncontrolled otherwise. `onChange` is
 * called in both cases.
 */
export function useValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
}
