import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';

export interface BesidePanelProps {
  /** The id of the heading. */
  titleId: string;
  /** The class of the surface. */
  look: string;
  /** Closes the panel. */
  close: () => void;
  /** The content. */
  children: ReactNode;
}

/**
 * A side panel that leaves the page usable. It takes focus and returns it, and Escape inside closes
 * it.
 */
export function BesidePanel({ titleId, look, close, children }: BesidePanelProps) {
  return (
    <Overlay>
      <Panel titleId={titleId} look={look} close={close}>
        {children}
      </Panel>
    </Overlay>
  );
}

function Panel({ titleId, look, close, children }: BesidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={look}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
