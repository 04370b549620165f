import { useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';

/** A panel that opens and closes, and what ties its button to it; found by the browser's search while closed. */
export function useCollapse(isOpen: boolean, setOpen: (isOpen: boolean) => void, id?: string) {
  const panel = useRef<HTMLDivElement>(null);
  const toggle = () => setOpen(!isOpen);
  const { buttonProps, panelProps } = useDisclosure(
    {},
    {
      isExpanded: isOpen,
      setExpanded: setOpen,
      expand: () => setOpen(true),
      collapse: () => setOpen(false),
      toggle,
    },
    panel,
  );
  const panelId = id ?? panelProps.id;
  return {
    toggle,
    trigger: { id: buttonProps.id, 'aria-expanded': isOpen, 'aria-controls': panelId },
    panel: { ...panelProps, id: panelId, ref: panel },
  } as const;
}
