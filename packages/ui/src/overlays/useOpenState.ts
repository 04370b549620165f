import { useState } from 'react';

export interface OpenStateProps {
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Open or closed, held by the caller or here. */
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
