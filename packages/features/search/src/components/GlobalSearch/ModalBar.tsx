import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { frame, overlay } from './GlobalSearch.css.ts';

export interface ModalBarProps {
  label: string;
  close: () => void;
  children: ReactNode;
}

/** A bar over the top of the page, which rests behind it: a press outside or Escape closes it, and the focus goes back. */
export function ModalBar({ label, close, children }: ModalBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The gutter that is kept for the page's scrollbar dims with the page.
    const page = document.documentElement.dataset;
    page['dimmed'] = '';
    return () => {
      delete page['dimmed'];
      element?.close();
    };
  }, []);
  return (
    // Escape is its keyboard twin.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      className={overlay}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // What is dimmed belongs to the dialog itself, everything inside to its frame.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={frame}>{children}</div>
    </dialog>
  );
}
