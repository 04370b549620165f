import type { ReactNode } from 'react';
import { actions, note as noteLook } from './Form.css.ts';

export interface FormActionsProps {
  /** The buttons, the most likely act first. */
  children: ReactNode;
  /** A word beside them: "Saved 2 minutes ago", "3 changes". Read out when it changes. */
  note?: ReactNode;
  /** Stays at the end of the screen while the form is longer than it. */
  isSticky?: boolean;
  align?: 'start' | 'end' | 'between';
}

/** What is done with a form, at its end. */
export function FormActions({ children, note, isSticky, align = 'start' }: FormActionsProps) {
  return (
    <div className={actions} data-sticky={isSticky || undefined} data-align={align}>
      {children}
      <span role="status" className={noteLook}>
        {note}
      </span>
    </div>
  );
}
