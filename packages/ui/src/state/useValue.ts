import { useState } from 'react';

/** A value that the parent holds when it gives one, and the component otherwise; always tells `onChange`. */
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
