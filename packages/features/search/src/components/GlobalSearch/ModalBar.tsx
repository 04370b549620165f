import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { frame, overlay } from './GlobalSearch.css.ts';

export interface ModalBarProps {
  label: string;
  close: () => void;
  children: ReactNode;
}

/**
 * A modal dialog at the top of the page. Pressing outside or Escape closes it and restores the
 * focus.
 */
export function ModalBar({ label, close, children }: ModalBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Also dims the reserved gutter of the page's scrollbar.
    const page = document.documentElement.dataset;
    page['dimmed'] = '';
    return () => {
      delete page['dimmed'];
      element?.close();
    };
  }, []);
  return (
    // Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      className={overlay}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A press on the backdrop has the dialog itself as its target.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={frame}>{children}</div>
    </dialog>
  );
}
