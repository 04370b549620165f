import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cover } from './Cover.css.ts';

export interface CoverProps {
  /**
   * The accessible name of an interruption, which becomes an alert dialog; omit it if the content
   * labels itself.
   */
  interruption?: string;
  children: ReactNode;
}

/**
 * Covers everything, including open dialogs. What was typed is kept below, and focus returns to it
 * afterwards.
 */
export function Cover({ interruption, children }: CoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Read on first render, before the content takes focus.
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
      // Keeps an open dialog from making this inert as well.
      data-react-aria-top-layer="true"
      className={cover}
    >
      {children}
    </div>,
    document.body,
  );
}
