import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cover } from './Cover.css.ts';

export interface CoverProps {
  /** What it is to a screen reader, where it interrupts; what stands in it says so otherwise. */
  interruption?: string;
  children: ReactNode;
}

/** Stands over everything, open dialogs too; what was typed waits beneath, and the focus comes back to it. */
export function Cover({ interruption, children }: CoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Read before what stands in it takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const beneath = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== ref.current && !element.inert,
    );
    for (const element of beneath) {
      const isToasts = element.dataset['reactAriaTopLayer'] && element.matches('section');
      element.inert = !isToasts;
    }
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
    return () => {
      for (const element of beneath) element.inert = false;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return createPortal(
    <div
      ref={ref}
      role={interruption === undefined ? undefined : 'alertdialog'}
      aria-label={interruption}
      tabIndex={-1}
      // Where an open dialog makes everything else inert, not this.
      data-react-aria-top-layer="true"
      className={cover}
    >
      {children}
    </div>,
    document.body,
  );
}
