import { useState } from 'react';

/** Props of a component that opens and closes. */
export interface OpenStateProps {
  /** Whether it's open (controlled). Leave it out to let the component keep its own state. */
  isOpen?: boolean;
  /**
   * Whether it's open at first (uncontrolled). An `ActionCard` is open unless this is false.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with whether it's open when the user opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Open state, controlled by the caller or uncontrolled. */
export function useOpenState({
  isOpen,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps): [boolean, (isOpen: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const current = isOpen ?? own;
  return [
    current,
    (next) => {
      if (next === current) return;
      setOwn(next);
      onOpenChange?.(next);
    },
  ];
}
