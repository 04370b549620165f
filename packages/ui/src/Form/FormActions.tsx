import type { ReactNode } from 'react';
import { actions, note as noteLook } from './Form.css.ts';

export interface FormActionsProps {
  /** The buttons, with the main one first. */
  children: ReactNode;
  /** A short text next to the buttons, such as "Saved 2 minutes ago". Changes are announced. */
  note?: ReactNode;
  /**
   * Whether the actions stay at the bottom of the screen while the form is longer than it.
   * @default false
   */
  isSticky?: boolean;
  /**
   * The alignment of the buttons.
   * @default 'start'
   */
  align?: 'start' | 'end' | 'between';
}

/** The actions at the end of a form. */
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
