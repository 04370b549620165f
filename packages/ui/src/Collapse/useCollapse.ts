import { useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';

/**
 * Returns the attributes of a collapsible panel and its button. The closed panel is still found by
 * the browser's page search.
 */
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
